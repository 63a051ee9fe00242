/** Rows of the report with their total. Columns without any value, such as the cost for readers without pay, are left out. */
import { css } from "#generated/styles/css/index.js";
import type { TimesheetSum } from "#generated/hrms/schema.ts";
import { Money } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useIntl } from "react-intl";
import { PlainTable, TableScroll } from "../../../table/plain-table.tsx";
import { hoursText } from "../../../kit/hours-text.ts";
import { reportColumns, type ReportKind } from "./report-columns.ts";

interface ReportTableProps {
  readonly companyId: string;
  readonly by: ReportKind;
  readonly sums: readonly TimesheetSum[];
}

const total = (sums: readonly TimesheetSum[], of: (sum: TimesheetSum) => number | null): number =>
  sums.reduce((sum, one) => sum + (of(one) ?? 0), 0);

function Used({ spent, planned }: { spent: number | null; planned: number | null }) {
  const intl = useIntl();
  if (spent === null || !planned) return <span>–</span>;
  const isOver = spent > planned;
  return (
    <span
      className={css({
        fontWeight: "medium",
        color: "text",
        "&[data-over]": { color: "danger.text" },
      })}
      data-over={isOver || undefined}
    >
      {intl.formatNumber(spent / planned, { style: "percent" })}
    </span>
  );
}

export function ReportTable({ companyId, by, sums }: ReportTableProps) {
  const t = useText();
  const hours = (minutes: number | null) => (minutes === null ? "–" : hoursText(minutes));
  const columns = reportColumns(by, sums);
  const cell = (column: (typeof columns)[number], row: TimesheetSum) => {
    if (column === "people") return row.people;
    if (column === "hours") return hours(row.minutes);
    if (column === "billable") return hours(row.billableMinutes);
    if (column === "spent") return hours(row.spentMinutes);
    if (column === "used") return <Used spent={row.spentMinutes} planned={row.plannedMinutes} />;
    if (column === "cost") return row.cost === null ? "–" : <Money cents={row.cost} />;
    return hours(row.plannedMinutes);
  };
  const place = { project: "projects", client: "clients", employee: "employees" }[by];
  return (
    <TableScroll label={t("timesheet-report.title")}>
      <PlainTable stacked hover aria-label={t("timesheet-report.title")}>
        <thead>
          <tr>
            <th scope="col">{t(`timesheet-report.by.${by}`)}</th>
            {columns.map((column) => (
              <th key={column} scope="col" data-end>
                {t(`timesheet-report.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sums.map((row) => (
            <tr key={row.id ?? row.name}>
              <th scope="row">
                {row.id === null ? (
                  t("timesheet-report.noClient")
                ) : (
                  <Link to={`/companies/${companyId}/${place}/${row.id}` as string}>{row.name}</Link>
                )}
              </th>
              {columns.map((column) => (
                <td key={column} data-end data-label={t(`timesheet-report.${column}`)}>
                  {cell(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={css({ fontWeight: "semibold" })}>
            <th scope="row">{t("timesheet-report.total")}</th>
            {columns.map((column) => (
              <td key={column} data-end data-label={t(`timesheet-report.${column}`)}>
                {column === "hours" && hours(total(sums, ({ minutes }) => minutes))}
                {column === "billable" && hours(total(sums, ({ billableMinutes }) => billableMinutes))}
                {column === "cost" && <Money cents={total(sums, ({ cost }) => cost)} />}
              </td>
            ))}
          </tr>
        </tfoot>
      </PlainTable>
      <p
        className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm", px: { base: "3", md: "5" }, py: "3" })}
      >
        {t(by === "employee" ? "timesheet-report.peopleNote" : "timesheet-report.projectNote")}{" "}
        {columns.includes("cost") && t("timesheet-report.costNote")}
      </p>
    </TableScroll>
  );
}
