/** IR8S: contributions above what the CPF Act requires, by month. */
import { yearOf } from "../../shared/calendar.ts";
import { toCsv } from "../../shared/csv.ts";
import { centsToUnits } from "../../shared/money.ts";

/** Contributions of a month that were too much. */
export interface CpfExcess {
  readonly month: string;
  readonly employee: number;
  readonly employer: number;
}

interface Ir8sSettings {
  /** The last year of income with an IR8S. One source says that it ended with the year of assessment 2026: confirm. */
  readonly lastYear?: number;
}

/** Wages and contributions of a month, from all of its payslips. */
export interface ContributedMonth {
  readonly month: string;
  readonly ordinaryWages: number;
  readonly additionalWages: number;
  readonly employer: number;
  readonly employee: number;
}

export interface Ir8sMonth extends ContributedMonth {
  readonly excessEmployer: number;
  readonly excessEmployee: number;
}

export interface Ir8s {
  readonly months: readonly Ir8sMonth[];
  /** In IR8A in any year: the employer's excess is income of the person. */
  readonly excess: number;
  /** Whether the form itself is filed for this year. */
  readonly filed: boolean;
}

const lastYearByDefault = 2025;

export const excessOf = (excess: readonly CpfExcess[], share: "employee" | "employer"): number =>
  excess.reduce((sum, month) => sum + month[share], 0);

/** The months of a year with what was too much in each. */
export function withExcess(months: readonly ContributedMonth[], excess: readonly CpfExcess[]): Ir8sMonth[] {
  return months.map((paid) => {
    const own = excess.filter(({ month }) => month === paid.month);
    return { ...paid, excessEmployer: excessOf(own, "employer"), excessEmployee: excessOf(own, "employee") };
  });
}

/** Sums of payslips by month, in their order. */
export function monthsOf(slips: readonly ContributedMonth[]): ContributedMonth[] {
  return [...Map.groupBy(slips, ({ month }) => month)].map(([month, own]) => {
    const sum = (name: Exclude<keyof ContributedMonth, "month">): number =>
      own.reduce((total, slip) => total + slip[name], 0);
    return {
      month,
      ordinaryWages: sum("ordinaryWages"),
      additionalWages: sum("additionalWages"),
      employer: sum("employer"),
      employee: sum("employee"),
    };
  });
}

export interface Ir8sRow extends Ir8sMonth {
  readonly id: string;
  readonly name: string;
}

/** The layout of a file is not public: a table, to enter the form at IRAS. */
export const ir8sTable = (rows: readonly Ir8sRow[]): string =>
  toCsv(
    [
      "ID",
      "Name",
      "Month",
      "Ordinary wages",
      "Employer CPF",
      "Employee CPF",
      "Additional wages",
      "Excess employer CPF",
      "Excess employee CPF",
    ],
    rows.map(({ id, name, month, ...row }) => [
      id,
      name,
      month,
      ...[
        row.ordinaryWages,
        row.employer,
        row.employee,
        row.additionalWages,
        row.excessEmployer,
        row.excessEmployee,
      ].map(centsToUnits),
    ]),
  );

/** Null without any excess: only then is there nothing to report. */
export function draftIr8s(
  year: number,
  months: readonly ContributedMonth[],
  excess: readonly CpfExcess[],
  { lastYear = lastYearByDefault }: Ir8sSettings = {},
): Ir8s | null {
  const own = excess.filter(({ month, employee, employer }) => yearOf(month) === year && employee + employer > 0);
  if (own.length === 0) return null;
  return {
    filed: year <= lastYear,
    excess: excessOf(own, "employer"),
    months: withExcess(
      months.filter(({ month }) => yearOf(month) === year),
      own,
    ),
  };
}
