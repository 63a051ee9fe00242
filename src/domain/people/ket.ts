/** The eighteen items of the key employment terms that the Employment Act wants written down. */
import { addDays } from "../shared/calendar.ts";

/** Texts as they stand on the paper; those that may be missing where they do not apply are null. */
export interface KetTerms {
  readonly employer: string;
  readonly employee: string;
  readonly jobTitle: string;
  readonly duties: string | null;
  readonly startDate: string;
  readonly duration: string | null;
  readonly workingArrangement: string;
  readonly salaryPeriod: string;
  readonly basicSalary: number;
  readonly fixedAllowances: string | null;
  readonly fixedDeductions: string | null;
  readonly overtimePeriod: string | null;
  readonly overtimeRate: string | null;
  readonly otherPay: string | null;
  readonly leave: string;
  readonly medical: string;
  readonly probation: string | null;
  readonly notice: string;
  readonly placeOfWork: string | null;
}

/** Issued within so many days of the first one. */
const ketDays = 14;

/** The last day on which the terms are issued in time: the first day counts. */
export function ketDueOn(startDate: string): string {
  return addDays(startDate, ketDays);
}
