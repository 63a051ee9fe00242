/** Time by project, client or person, compared with what was planned; and its cost for those who may see pay. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { exportTimesheetReport } from "#generated/hrms/client/timesheets.ts";
import { reportTimesheetsOptions } from "#generated/hrms/hooks/timesheets.ts";
import { Card } from "../../../kit/card.tsx";
import { DateInput } from "../../../kit/date-input.tsx";
import { Field } from "../../../kit/field.tsx";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { Segmented } from "../../../kit/segmented.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { ListExport } from "../../../list/list-export.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { fileColumns, reportColumns } from "./report-columns.ts";
import { reportQuery } from "./report-query.ts";
import { ReportTable } from "./report-table.tsx";
import type { TimesheetReportSearch } from "./search.ts";

const route = getRouteApi("/_app/companies/$companyId/timesheet-report");
const kinds = ["project", "client", "employee"] as const;

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
  const query = reportQuery(search);
  const { by, from, to } = query;
  const go = (changes: TimesheetReportSearch): void =>
    void navigate({ search: { ...search, ...changes } as never, replace: true, resetScroll: false });
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
          <ListExport
            name={`timesheets-${from}-${to}`}
            total={answer.data?.length}
            columns={[
              { id: "name", header: t(`timesheet-report.by.${by}`) },
              ...fileColumns(reportColumns(by, answer.data ?? []), (column) => t(`timesheet-report.${column}`)),
            ]}
            ask={(asked, init) => exportTimesheetReport({ path: { companyId }, query: { ...query, ...asked } }, init)}
          />
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
          <Loaded query={answer} waiting={<Skeleton css={{ h: "80", my: "4", mx: "5" }} />}>
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
