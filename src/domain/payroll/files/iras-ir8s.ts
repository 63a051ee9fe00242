/** IR8S: contributions above what the CPF Act requires, by month. */
import { yearOf } from "../../shared/calendar.ts";
import { type PaidSlip, sumOf } from "./paid-slip.ts";

export interface Ir8sSettings {
  /** The last year of income with an IR8S. One source says that it ended with the year of assessment 2026: confirm. */
  readonly lastYear?: number;
}

export interface Ir8sMonth {
  readonly month: string;
  readonly ordinaryWages: number;
  readonly additionalWages: number;
  readonly employer: number;
  readonly employee: number;
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

/** Null without any excess: only then is there nothing to report. */
export function draftIr8s(
  year: number,
  slips: readonly PaidSlip[],
  excess: ReadonlyMap<string, { readonly employee: number; readonly employer: number }>,
  { lastYear = lastYearByDefault }: Ir8sSettings = {},
): Ir8s | null {
  const own = [...excess].filter(
    ([month, { employee, employer }]) => yearOf(month) === year && employee + employer > 0,
  );
  if (own.length === 0) return null;
  const months = [...new Set(slips.map(({ month }) => month))].filter((month) => yearOf(month) === year).sort();
  return {
    filed: year <= lastYear,
    excess: own.reduce((sum, [, { employer }]) => sum + employer, 0),
    months: months.map((month) => {
      const paid = slips.filter((slip) => slip.month === month);
      const lines = paid.flatMap((slip) => slip.lines);
      const over = excess.get(month);
      return {
        month,
        ordinaryWages: paid.reduce((sum, { cpf }) => sum + cpf.ordinaryWages, 0),
        additionalWages: paid.reduce((sum, { cpf }) => sum + cpf.additionalWages, 0),
        employer: sumOf(lines, "CPF_EMPLOYER"),
        employee: sumOf(lines, "CPF_EMPLOYEE"),
        excessEmployer: over?.employer ?? 0,
        excessEmployee: over?.employee ?? 0,
      };
    }),
  };
}
