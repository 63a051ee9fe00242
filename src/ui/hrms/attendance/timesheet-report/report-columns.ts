/** Columns of the report, on the page and in its file. */
import type { TimesheetSum } from "#generated/hrms/schema.ts";
import type { TimesheetReportSearch } from "./search.ts";

export type ReportKind = NonNullable<TimesheetReportSearch["by"]>;

/** Names in the exported file. */
const inFile = {
  people: "people",
  hours: "hours",
  billable: "billableHours",
  planned: "plannedHours",
  budget: "plannedHours",
  spent: "spentHours",
  cost: "cost",
} as const;

type FileColumn = (typeof inFile)[keyof typeof inFile];

/** Those with a value: a reader without a right to pay sees no cost. */
export function reportColumns(by: ReportKind, sums: readonly TimesheetSum[]) {
  const isPlanned = sums.some(({ plannedMinutes }) => plannedMinutes !== null);
  const isCosted = sums.some(({ cost }) => cost !== null);
  return [
    ...(by === "employee" ? [] : ["people" as const]),
    "hours" as const,
    "billable" as const,
    ...(isPlanned ? (by === "employee" ? (["planned", "used"] as const) : (["budget", "spent", "used"] as const)) : []),
    ...(isCosted ? ["cost" as const] : []),
  ];
}

type ReportColumn = ReturnType<typeof reportColumns>[number];

/** Without the share of the plan, which is no column of the file. */
export const fileColumns = (
  columns: readonly ReportColumn[],
  header: (column: ReportColumn) => string,
): { id: FileColumn; header: string }[] =>
  columns.flatMap((column) => (column === "used" ? [] : [{ id: inFile[column], header: header(column) }]));
