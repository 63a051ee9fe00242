/** Time by project, client or person, compared with what was planned; and its cost for those who may see pay. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { exportTimesheetReport } from "#generated/hrms/client/timesheets.ts";
import { reportTimesheetsOptions } from "#generated/hrms/hooks/timesheets.ts";
import { lastDay, monthOf } from "#src/domain/shared/calendar.ts";
import { today } from "../../../kit/calendar-date.ts";
import { Card } from "../../../kit/card.tsx";
import { DateInput } from "../../../kit/date-input.tsx";
import { downloadFile } from "../../../kit/download.ts";
import { Field } from "../../../kit/field.tsx";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { Segmented } from "../../../kit/segmented.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { ExportMenu } from "../../../list/export-menu.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { attendanceProblem } from "../shared/problem-text.ts";
import { ReportTable } from "./report-table.tsx";
import type { TimesheetReportSearch } from "./search.ts";

const route = getRouteApi("/_app/companies/$companyId/timesheet-report");
const kinds = ["project", "client", "employee"] as const;
const types = { csv: "text/csv", xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" } as const;

interface Query {
  readonly by: (typeof kinds)[number];
  readonly from: string;
  readonly to: string;
}

function Export({ companyId, query, total }: { companyId: string; query: Query; total: number | undefined }) {
  const t = useText();
  const attempt = useAttempt(attendanceProblem);
  const [busy, setBusy] = useState(false);
  const save = async (format: keyof typeof types): Promise<void> => {
    setBusy(true);
    await attempt(async () => {
      const file = await exportTimesheetReport(
        { path: { companyId }, query: { ...query, format } },
        { headers: { accept: types[format] } },
      );
      // Spreadsheets need the mark that browsers strip from text.
      downloadFile(
        `timesheets-${query.from}-${query.to}.${format}`,
        typeof file === "string" ? `\uFEFF${file}` : file,
        types[format],
      );
    }, t("crud.exported"));
    setBusy(false);
  };
  return <ExportMenu total={total} busy={busy} onSave={(format) => void save(format)} />;
}

export function TimesheetReportPage() {
  const t = useText();
  return useAbility().can("read", "timesheets") ? <Report /> : <Forbidden title={t("timesheet-report.title")} />;
}

function Report() {
  const t = useText();
  const ability = useAbility();
  const { companyId } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const month = monthOf(today());
  const { by = "project", from = `${month}-01`, to = lastDay(month) } = search;
  const go = (changes: TimesheetReportSearch): void =>
    void navigate({ search: { ...search, ...changes } as never, replace: true, resetScroll: false });
  const query = { by, from, to };
  const answer = useQuery({
    ...reportTimesheetsOptions({ path: { companyId }, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <PageFrame
      title={t("timesheet-report.title")}
      intro={t("timesheet-report.intro")}
      actions={
        ability.can("export", "timesheets") && (
          <Export companyId={companyId} query={query} total={answer.data?.length} />
        )
      }
    >
      <Card className={css({ display: "grid", minW: "0", overflow: "hidden" })}>
        <div
          className={css({
            display: "flex",
            flexWrap: "wrap",
            alignItems: "end",
            gap: "3",
            px: { base: "3", md: "5" },
            py: "4",
            borderBottomWidth: "1px",
          })}
        >
          <div className={css({ w: { base: "full", sm: "12rem" } })}>
            <Field label={t("timesheet-report.from")}>
              <DateInput value={from} onChange={(day) => typeof day === "string" && go({ from: day })} />
            </Field>
          </div>
          <div className={css({ w: { base: "full", sm: "12rem" } })}>
            <Field label={t("timesheet-report.to")}>
              <DateInput value={to} onChange={(day) => typeof day === "string" && go({ to: day })} />
            </Field>
          </div>
          <Segmented
            label={t("timesheet-report.groupBy")}
            value={by}
            onChange={(next) => go({ by: next })}
            options={kinds.map((value) => ({ value, label: t(`timesheet-report.by.${value}`) }))}
          />
        </div>
        {to < from ? (
          <EmptyState title={t("timesheet-report.order")}>{t("timesheet-report.orderText")}</EmptyState>
        ) : (
          <Loaded query={answer} waiting={<Skeleton h="80" my="4" mx="5" />}>
            {(sums) =>
              sums.length === 0 ? (
                <EmptyState title={t("timesheet-report.none")}>{t("timesheet-report.noneText")}</EmptyState>
              ) : (
                <ReportTable companyId={companyId} by={by} sums={sums} />
              )
            }
          </Loaded>
        )}
      </Card>
    </PageFrame>
  );
}
