/** Due dates of salary, overtime, final salary and payslip. */
import { addDays, mustBeDate, weekday } from "../../shared/calendar.ts";
import { date, type Ladder } from "../explanation.ts";
import type { Picked } from "../rates/dated.ts";
import type { EmploymentTerms } from "../rates/employment.ts";

export interface PayDatesInput {
  readonly periodEnd: string;
  /** End of the overtime period, if different. */
  readonly overtimeEnd?: string;
  readonly leaving?: { readonly lastDay: string; readonly how: "notice-served" | "dismissed" | "no-notice" };
  readonly holidays: ReadonlySet<string>;
}

interface PayDates {
  readonly salaryBy: string;
  readonly overtimeBy: string;
  /** For a leaver. */
  readonly finalBy: string | null;
}

/** The nth working day after a date, skipping weekends and holidays. */
function workingDaysAfter(start: string, count: number, holidays: ReadonlySet<string>): string {
  let day = start;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (weekday(day) !== 0 && weekday(day) !== 6 && !holidays.has(day)) left -= 1;
  }
  return day;
}

export function payDates(input: PayDatesInput, terms: Picked<EmploymentTerms>, ladder?: Ladder): PayDates {
  const { periodEnd, overtimeEnd = periodEnd, leaving, holidays } = input;
  mustBeDate("periodEnd", periodEnd, overtimeEnd, leaving?.lastDay ?? periodEnd);
  const { salaryDays, overtimeDays, dismissalWorkingDays, noNoticeDays } = terms.value.payment;
  const finalBy = {
    "notice-served": (last: string) => last,
    dismissed: (last: string) => workingDaysAfter(last, dismissalWorkingDays, holidays),
    "no-notice": (last: string) => addDays(last, noNoticeDays),
  };
  const result = {
    salaryBy: addDays(periodEnd, salaryDays),
    overtimeBy: addDays(overtimeEnd, overtimeDays),
    finalBy: leaving === undefined ? null : finalBy[leaving.how](leaving.lastDay),
  };
  for (const [name, by] of Object.entries(result)) {
    if (by !== null)
      ladder?.push({
        rule: "pay.due",
        inputs: { for: { unit: "code", value: name }, periodEnd: date(periodEnd) },
        row: terms.ref,
        result: date(by),
      });
  }
  return result;
}

/** A payslip is due with the payment or within three working days. */
export function payslipBy(paidOn: string, holidays: ReadonlySet<string>, terms: Picked<EmploymentTerms>): string {
  mustBeDate("paidOn", paidOn);
  return workingDaysAfter(paidOn, terms.value.payment.payslipWorkingDays, holidays);
}
