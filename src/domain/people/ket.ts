/** The eighteen items of key employment terms required by the Employment Act. */
import { addDays } from "../shared/calendar.ts";

/** Texts as printed; items that do not apply are null. */
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

/** Days from the first working day within which the terms must be issued. */
const ketDays = 14;

/** The last day for issuing the terms on time, counting the first working day. */
export function ketDueOn(startDate: string): string {
  return addDays(startDate, ketDays);
}
