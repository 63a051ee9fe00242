/** A tax filing: its sums, the forms of its people, who files it, and its files. */
import { css } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { invalidate as ofFilings, useGetTaxFiling } from "#generated/hrms/hooks/tax-filings.ts";
import { invalidate as ofForms } from "#generated/hrms/hooks/tax-forms.ts";
import type { TaxFiling } from "#generated/hrms/schema.ts";
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
import { taxFilings } from "./area.ts";
import { FilesTab } from "./files-tab.tsx";
import { FilingActions } from "./filing-actions.tsx";
import { FilingNotices } from "./filing-notices.tsx";
import { FilingStatus } from "./filing-status.tsx";
import type { FilingTabProps } from "./filing-tab.ts";
import { FormsTab } from "./forms-tab.tsx";
import { SettingsTab } from "./settings-tab.tsx";

/** How often a filing that is being drafted says how far it is. */
const watchMs = 1_000;

export function FilingPage({ companyId, taxFilingId }: { companyId: string; taxFilingId: string }) {
  const t = useText();
  const allowed = useAbility().can("read", "tax-filings");
  const query = useGetTaxFiling(
    { path: { companyId, taxFilingId } },
    { enabled: allowed, refetchInterval: ({ state }) => (state.data?.status === "drafting" ? watchMs : false) },
  );
  const list = `/companies/${companyId}/tax-filings`;
  return (
    <RecordFrame
      query={query}
      allowed={allowed}
      title={t("tax-filings.one")}
      crumbs={[{ label: t("tax-filings.title"), to: list }, { label: t("tax-filings.one") }]}
      intro={<Skeleton css={{ w: "16rem" }} />}
      gone={{ title: t("tax-filings.gone"), to: list, back: t("tax-filings.toList") }}
      waiting={
        <>
          <Skeleton css={{ h: { base: "44", md: "20" }, my: "0", borderRadius: "card" }} />
          <Skeleton css={{ h: "80", my: "0", mt: "14", borderRadius: "card" }} />
        </>
      }
    >
      {(filing) => <Filing companyId={companyId} filing={filing} />}
    </RecordFrame>
  );
}

/** Once the draft has ended, everything that is shown of the filing is out of date. */
function useFreshForms({ id, status }: TaxFiling, companyId: string): void {
  const client = useQueryClient();
  const before = useRef(status);
  useEffect(() => {
    const ended = before.current === "drafting" && status !== "drafting";
    before.current = status;
    if (!ended) return;
    const input = { path: { companyId, taxFilingId: id } };
    void ofForms.listTaxForms(client, input);
    void ofFilings.listTaxFilingHistory(client, input);
  }, [client, companyId, id, status]);
}

function Summary({ filing }: { filing: TaxFiling }) {
  const t = useText();
  const format = useFormat();
  const { people, withProblems, excluded, amount, cpf, dueOn, kind } = filing;
  const figures = [
    { name: "people" as const, value: format.number(people) },
    { name: "withProblems" as const, value: format.number(withProblems) },
    { name: "excluded" as const, value: format.number(excluded) },
    { name: "amount" as const, value: <Money cents={amount} /> },
    { name: "cpf" as const, value: <Money cents={cpf} /> },
    ...(kind === "original" ? [{ name: "dueOn" as const, value: format.date(dueOn) }] : []),
  ];
  return (
    <Card className={css({ overflow: "hidden" })} aria-label={t("tax-filings.summary")}>
      <dl className={strip}>
        {figures.map(({ name, value }) => (
          <div key={name} className={cell} data-figure={name}>
            <dt className={quiet}>{t(`tax-filings.${name}`)}</dt>
            <dd className={figure}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Filing({ companyId, filing }: FilingTabProps) {
  const t = useText();
  const format = useFormat();
  useFreshForms(filing, companyId);
  const { name, year, status, kind, people, missing, files } = filing;
  const counted = (label: string, count: number): string =>
    count === 0 ? label : `${label} (${format.number(count)})`;
  const { line, panel } = useDetailTabs({
    id: "filing",
    label: name,
    tabs: [
      {
        name: "forms",
        label: counted(t("tax-filings.tab.forms"), people),
        body: () => <FormsTab companyId={companyId} filing={filing} />,
      },
      {
        name: "employer",
        label: counted(t("tax-filings.tab.employer"), missing.length),
        body: () => <SettingsTab companyId={companyId} filing={filing} />,
      },
      {
        name: "files",
        label: counted(t("tax-filings.tab.files"), files.length),
        body: () => <FilesTab companyId={companyId} filing={filing} />,
      },
      {
        name: "history",
        label: t("crud.history"),
        body: () => <HistoryTab area={taxFilings} scope={{ companyId }} recordId={filing.id} />,
      },
    ],
  });
  return (
    <PageFrame
      title={name}
      crumbs={[{ label: t("tax-filings.title"), to: `/companies/${companyId}/tax-filings` }, { label: name }]}
      intro={
        <span className={css({ display: "inline-flex", flexWrap: "wrap", columnGap: "3" })}>
          <span className={css({ color: "text" })}>
            <FilingStatus status={status} />
          </span>
          <span>
            {t("tax-filings.about", {
              kind: t(`tax-filings.kind.${kind}`),
              year: String(year),
              assessed: String(year + 1),
            })}
          </span>
        </span>
      }
      actions={<FilingActions companyId={companyId} filing={filing} />}
    >
      <FilingNotices companyId={companyId} filing={filing} />
      <Summary filing={filing} />
      <div className={css({ mt: "4", mb: "4" })}>{line}</div>
      {panel}
    </PageFrame>
  );
}
