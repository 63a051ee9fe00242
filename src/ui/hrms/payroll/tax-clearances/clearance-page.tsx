/** A tax clearance: what is due and held, the income of each year, the details of the form and its history. */
import { css } from "#generated/styles/css/index.js";
import { useGetTaxClearance } from "#generated/hrms/hooks/tax-clearances.ts";
import type { TaxClearance } from "#generated/hrms/schema.ts";
import { HistoryTab } from "../../../crud/history-tab.tsx";
import { useDetailTabs } from "../../../detail/detail-tabs.tsx";
import { RecordFrame } from "../../../detail/record-frame.tsx";
import { Card } from "../../../kit/card.tsx";
import { Money, useFormat } from "../../../kit/format.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { cell, figure, quiet, strip } from "../shared/figure-strip.ts";
import { taxClearances } from "./area.ts";
import { ClearanceActions } from "./clearance-actions.tsx";
import { ClearanceNotices } from "./clearance-notices.tsx";
import { ClearanceStatus } from "./clearance-status.tsx";
import type { ClearanceTabProps } from "./clearance-tab.ts";
import { DetailsTab } from "./details-tab.tsx";
import { IncomeTab } from "./income-tab.tsx";
import { MoneysTab } from "./moneys-tab.tsx";

export function ClearancePage({ companyId, taxClearanceId }: { companyId: string; taxClearanceId: string }) {
  const t = useText();
  const allowed = useAbility().can("read", "tax-clearances");
  const query = useGetTaxClearance({ path: { companyId, taxClearanceId } }, { enabled: allowed });
  const list = `/companies/${companyId}/tax-clearances`;
  return (
    <RecordFrame
      query={query}
      allowed={allowed}
      title={t("tax-clearances.one")}
      crumbs={[{ label: t("tax-clearances.title"), to: list }, { label: t("tax-clearances.one") }]}
      intro={<Skeleton css={{ w: "16rem" }} />}
      gone={{ title: t("tax-clearances.gone"), to: list, back: t("tax-clearances.toList") }}
      waiting={
        <>
          <Skeleton css={{ h: { base: "44", md: "20" }, my: "0", borderRadius: "card" }} />
          <Skeleton css={{ h: "80", my: "0", mt: "14", borderRadius: "card" }} />
        </>
      }
    >
      {(clearance) => <Loaded companyId={companyId} clearance={clearance} />}
    </RecordFrame>
  );
}

function Summary({ clearance }: { clearance: TaxClearance }) {
  const t = useText();
  const format = useFormat();
  const { years, shouldWithhold, withheld, dueOn, ceasesOn } = clearance;
  const figures = [
    { name: "income" as const, value: <Money cents={years.reduce((sum, { amount }) => sum + amount, 0)} /> },
    { name: "shouldWithhold" as const, value: <Money cents={shouldWithhold} /> },
    { name: "withheld" as const, value: <Money cents={withheld} /> },
    { name: "ceasesOn" as const, value: format.date(ceasesOn) },
    { name: "dueOn" as const, value: format.date(dueOn) },
  ];
  return (
    <Card className={css({ overflow: "hidden" })} aria-label={t("tax-clearances.summary")}>
      <dl className={strip}>
        {figures.map(({ name, value }) => (
          <div key={name} className={cell} data-figure={name}>
            <dt className={quiet}>{t(`tax-clearances.${name}`)}</dt>
            <dd className={figure}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Loaded({ companyId, clearance }: ClearanceTabProps) {
  const t = useText();
  const { fullName, status, kind, number } = clearance;
  const { line, panel } = useDetailTabs({
    id: "clearance",
    label: fullName,
    tabs: [
      {
        name: "income",
        label: t("tax-clearances.tab.income"),
        body: () => <IncomeTab companyId={companyId} clearance={clearance} />,
      },
      {
        name: "moneys",
        label: t("tax-clearances.tab.moneys"),
        body: () => <MoneysTab companyId={companyId} clearance={clearance} />,
      },
      {
        name: "details",
        label: t("tax-clearances.tab.details"),
        body: () => <DetailsTab companyId={companyId} clearance={clearance} />,
      },
      {
        name: "history",
        label: t("crud.history"),
        body: () => <HistoryTab area={taxClearances} scope={{ companyId }} recordId={clearance.id} />,
      },
    ],
  });
  return (
    <PageFrame
      title={fullName}
      crumbs={[{ label: t("tax-clearances.title"), to: `/companies/${companyId}/tax-clearances` }, { label: fullName }]}
      intro={
        <span className={css({ display: "inline-flex", flexWrap: "wrap", columnGap: "3" })}>
          <span className={css({ color: "text" })}>
            <ClearanceStatus status={status} />
          </span>
          <span>{t("tax-clearances.about", { kind: t(`tax-clearances.kind.${kind}`), number })}</span>
        </span>
      }
      actions={<ClearanceActions companyId={companyId} clearance={clearance} />}
    >
      <ClearanceNotices companyId={companyId} clearance={clearance} />
      <Summary clearance={clearance} />
      <div className={css({ mt: "4", mb: "4" })}>{line}</div>
      {panel}
    </PageFrame>
  );
}
