/** A pay run as a checklist: what blocks it, its people, what has changed since the last run, and the next step. */
import { css } from "#generated/styles/css/index.js";
import { useEffect, useRef } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { invalidate, useGetPayRun } from "#generated/hrms/hooks/pay-runs.ts";
import type { PayRun } from "#generated/hrms/schema.ts";
import { HistoryTab } from "../../../crud/history-tab.tsx";
import { useDetailTabs } from "../../../detail/detail-tabs.tsx";
import { RecordFrame } from "../../../detail/record-frame.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { RunStatus } from "../shared/run-status.tsx";
import { payRuns } from "./area.ts";
import { BlockersTab } from "./blockers-tab.tsx";
import { ComparisonTab } from "./comparison-tab.tsx";
import { FilesTab } from "./files-tab.tsx";
import { RunLeftOut } from "./left-out.tsx";
import { ParallelTab, WhatIfTab } from "./more-tabs.ts";
import { PeopleTab } from "./people-tab.tsx";
import { RunActions } from "./run-actions.tsx";
import { RunNotices } from "./run-notices.tsx";
import type { RunTabProps } from "./run-tab.ts";
import { RunSummary, RunSummarySkeleton } from "./run-summary.tsx";

/** How often a run that is being calculated says how far it is. */
const watchMs = 1_000;

export function RunPage({ companyId, payRunId }: { companyId: string; payRunId: string }) {
  const t = useText();
  const allowed = useAbility().can("read", "pay-runs");
  const query = useGetPayRun(
    { path: { companyId, payRunId } },
    {
      enabled: allowed,
      refetchInterval: ({ state }) => (state.data?.status === "calculating" ? watchMs : false),
    },
  );
  const list = `/companies/${companyId}/pay-runs`;
  return (
    <RecordFrame
      query={query}
      allowed={allowed}
      title={t("pay-runs.one")}
      crumbs={[{ label: t("pay-runs.title"), to: list }, { label: t("pay-runs.one") }]}
      intro={<Skeleton css={{ w: "20rem" }} />}
      gone={{ title: t("pay-runs.gone"), to: list, back: t("pay-runs.toList") }}
      waiting={
        <>
          <RunSummarySkeleton />
          <Skeleton css={{ h: "80", my: "0", mt: "14", borderRadius: "card" }} />
        </>
      }
    >
      {(run) => <Run companyId={companyId} run={run} />}
    </RecordFrame>
  );
}

/** Once the calculation has ended, everything that is shown of the run is out of date. */
function useFreshResults({ id, status }: PayRun, companyId: string): void {
  const client = useQueryClient();
  const before = useRef(status);
  useEffect(() => {
    const ended = before.current === "calculating" && status !== "calculating";
    before.current = status;
    if (!ended) return;
    const input = { path: { companyId, payRunId: id } };
    void invalidate.listLeftOut(client);
    void invalidate.listPayRunPeople(client, input);
    void invalidate.listPayRunBlockers(client, input);
    void invalidate.getPayRunComparison(client, input);
    void invalidate.listPayRunChanges(client, input);
    void invalidate.listPayRunHistory(client, input);
  }, [client, companyId, id, status]);
}

function Run({ companyId, run }: RunTabProps) {
  const t = useText();
  const format = useFormat();
  useFreshResults(run, companyId);
  const { name, kind, period, payDate, status, blockers, warnings, people } = run;
  const counted = (label: string, count: number): string =>
    count === 0 ? label : `${label} (${format.number(count)})`;
  const { line, panel } = useDetailTabs({
    id: "run",
    label: name,
    tabs: [
      {
        name: "checks",
        label: counted(t("payroll.tab.checks"), blockers + warnings),
        body: () => (
          <>
            <RunLeftOut companyId={companyId} run={run} />
            <BlockersTab companyId={companyId} run={run} />
          </>
        ),
      },
      {
        name: "people",
        label: counted(t("payroll.tab.people"), people),
        body: () => (
          <>
            <RunLeftOut companyId={companyId} run={run} />
            <PeopleTab companyId={companyId} run={run} />
          </>
        ),
      },
      {
        name: "comparison",
        label: t("payroll.tab.comparison"),
        body: () => <ComparisonTab companyId={companyId} run={run} />,
      },
      {
        name: "files",
        label: t("payroll.tab.files"),
        body: () => <FilesTab companyId={companyId} run={run} />,
      },
      {
        name: "parallel",
        label: t("payroll.tab.parallel"),
        body: () => <ParallelTab companyId={companyId} run={run} />,
      },
      {
        name: "what-if",
        label: t("payroll.tab.what-if"),
        body: () => <WhatIfTab companyId={companyId} run={run} />,
      },
      {
        name: "history",
        label: t("crud.history"),
        body: () => <HistoryTab area={payRuns} scope={{ companyId }} recordId={run.id} />,
      },
    ],
  });
  return (
    <PageFrame
      title={name}
      crumbs={[{ label: t("pay-runs.title"), to: `/companies/${companyId}/pay-runs` }, { label: name }]}
      intro={
        <span className={css({ display: "inline-flex", flexWrap: "wrap", columnGap: "3" })}>
          <span className={css({ color: "text" })}>
            <RunStatus status={status} />
          </span>
          <span>{t("payroll.about", { kind: t(`payroll.kind.${kind}`), period, date: format.date(payDate) })}</span>
        </span>
      }
      actions={<RunActions companyId={companyId} run={run} />}
    >
      <RunNotices companyId={companyId} run={run} />
      <RunSummary companyId={companyId} run={run} />
      <div className={css({ mt: "4", mb: "4" })}>{line}</div>
      {panel}
    </PageFrame>
  );
}
