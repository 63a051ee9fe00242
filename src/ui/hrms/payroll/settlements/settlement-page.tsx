/** A final settlement: its totals, the last pay line by line, its terms and its history. */
import { css } from "#generated/styles/css/index.js";
import { useGetSettlement } from "#generated/hrms/hooks/settlements.ts";
import type { Settlement } from "#generated/hrms/schema.ts";
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
import { settlements } from "./area.ts";
import { PayTab } from "./pay-tab.tsx";
import { SettlementActions } from "./settlement-actions.tsx";
import { SettlementNotices } from "./settlement-notices.tsx";
import { SettlementStatus } from "./settlement-status.tsx";
import type { SettlementTabProps } from "./settlement-tab.ts";
import { TermsTab } from "./terms-tab.tsx";

/** How often a settlement whose run is calculated asks for the result. */
const watchMs = 1_000;

export function SettlementPage({ companyId, settlementId }: { companyId: string; settlementId: string }) {
  const t = useText();
  const allowed = useAbility().can("read", "settlements");
  const query = useGetSettlement(
    { path: { companyId, settlementId } },
    { enabled: allowed, refetchInterval: ({ state }) => (state.data?.calculating === true ? watchMs : false) },
  );
  const list = `/companies/${companyId}/settlements`;
  return (
    <RecordFrame
      query={query}
      allowed={allowed}
      title={t("settlements.one")}
      crumbs={[{ label: t("settlements.title"), to: list }, { label: t("settlements.one") }]}
      intro={<Skeleton css={{ w: "16rem" }} />}
      gone={{ title: t("settlements.gone"), to: list, back: t("settlements.toList") }}
      waiting={
        <>
          <Skeleton css={{ h: { base: "44", md: "20" }, my: "0", borderRadius: "card" }} />
          <Skeleton css={{ h: "80", my: "0", mt: "14", borderRadius: "card" }} />
        </>
      }
    >
      {(settlement) => <Loaded companyId={companyId} settlement={settlement} />}
    </RecordFrame>
  );
}

function Summary({ settlement }: { settlement: Settlement }) {
  const t = useText();
  const format = useFormat();
  const { gross, deductions, withheld, payable, payBy } = settlement;
  const figures = [
    { name: "gross" as const, value: <Money cents={gross} /> },
    { name: "deductions" as const, value: <Money cents={deductions} /> },
    ...(withheld > 0 ? [{ name: "withheld" as const, value: <Money cents={withheld} /> }] : []),
    { name: "payable" as const, value: <Money cents={payable} /> },
    { name: "payBy" as const, value: payBy === null ? "–" : format.date(payBy) },
  ];
  return (
    <Card className={css({ overflow: "hidden" })} aria-label={t("settlements.summary")}>
      <dl className={strip}>
        {figures.map(({ name, value }) => (
          <div key={name} className={cell} data-figure={name}>
            <dt className={quiet}>{t(`settlements.${name}`)}</dt>
            <dd className={figure}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Loaded({ companyId, settlement }: SettlementTabProps) {
  const t = useText();
  const format = useFormat();
  const { fullName, status, lastDay } = settlement;
  const { line, panel } = useDetailTabs({
    id: "settlement",
    label: fullName,
    tabs: [
      {
        name: "pay",
        label: t("settlements.tab.pay"),
        body: () => <PayTab companyId={companyId} settlement={settlement} />,
      },
      {
        name: "terms",
        label: t("settlements.tab.terms"),
        body: () => <TermsTab companyId={companyId} settlement={settlement} />,
      },
      {
        name: "history",
        label: t("crud.history"),
        body: () => <HistoryTab area={settlements} scope={{ companyId }} recordId={settlement.id} />,
      },
    ],
  });
  return (
    <PageFrame
      title={fullName}
      crumbs={[{ label: t("settlements.title"), to: `/companies/${companyId}/settlements` }, { label: fullName }]}
      intro={
        <span className={css({ display: "inline-flex", flexWrap: "wrap", columnGap: "3" })}>
          <span className={css({ color: "text" })}>
            <SettlementStatus status={status} />
          </span>
          <span>
            {lastDay === null ? t("settlements.noLastDay") : t("settlements.about", { date: format.date(lastDay) })}
          </span>
        </span>
      }
      actions={<SettlementActions companyId={companyId} settlement={settlement} />}
    >
      <SettlementNotices companyId={companyId} settlement={settlement} />
      <Summary settlement={settlement} />
      <div className={css({ mt: "4", mb: "4" })}>{line}</div>
      {panel}
    </PageFrame>
  );
}
