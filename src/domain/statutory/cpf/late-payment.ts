/** Due dates of contributions, grace period and late payment interest. */
import { addDays, daysBetween, lastDay, mustBeDate, mustBeMonth, shiftMonth, weekday } from "../../shared/calendar.ts";
import { decimalText, fraction } from "../../shared/exact.ts";
import { cents, date, days, type Ladder, month as monthQuantity } from "../explanation.ts";
import type { LatePayment } from "../rates/cpf.ts";
import { type Picked, wholeRate } from "../rates/dated.ts";
import { round } from "../rounding.ts";
import { mustBeCents } from "../../shared/rule-error.ts";

interface LateInput {
  readonly month: string;
  readonly amount: number;
  readonly paidOn: string;
  /** Public holidays, as the end of the grace period moves past them. */
  readonly holidays: ReadonlySet<string>;
}

interface LateInterest {
  readonly dueOn: string;
  readonly graceUntil: string;
  readonly daysLate: number;
  readonly interest: number;
}

/** The first day from the date on that is neither a weekend nor a public holiday. */
function workingDayFrom(date: string, holidays: ReadonlySet<string>): string {
  let day = date;
  while (weekday(day) === 0 || weekday(day) === 6 || holidays.has(day)) day = addDays(day, 1);
  return day;
}

/** After the grace period, interest accrues from the day after the due date. */
export function lateInterest(
  { month, amount, paidOn, holidays }: LateInput,
  terms: Picked<LatePayment>,
  ladder?: Ladder,
): LateInterest {
  mustBeMonth("month", month);
  mustBeDate("paidOn", paidOn);
  mustBeCents("amount", amount);
  const dueOn = lastDay(month);
  const graceUntil = workingDayFrom(`${shiftMonth(month, 1)}-${terms.value.graceDay}`, holidays);
  ladder?.push(
    { rule: "cpf.due", inputs: { month: monthQuantity(month) }, row: terms.ref, result: date(dueOn) },
    { rule: "cpf.grace", inputs: { month: monthQuantity(month) }, row: terms.ref, result: date(graceUntil) },
  );
  const daysLate = paidOn <= graceUntil || amount === 0 ? 0 : daysBetween(dueOn, paidOn) - 1;
  if (daysLate === 0) return { dueOn, graceUntil, daysLate, interest: 0 };
  const { ratePerMonth, daysInMonth, minimum } = terms.value;
  const exact = fraction(BigInt(amount) * BigInt(ratePerMonth * daysLate), wholeRate * daysInMonth);
  const interest = Math.max(minimum, round(exact, "cpfInterest"));
  ladder?.push(
    { rule: "cpf.late-days", inputs: { dueOn: date(dueOn), paidOn: date(paidOn) }, result: days(daysLate) },
    {
      rule: "cpf.late-interest",
      inputs: { amount: cents(amount), daysLate: days(daysLate), minimum: cents(minimum) },
      row: terms.ref,
      exact: decimalText(exact),
      rounding: "cpfInterest",
      result: cents(interest),
    },
  );
  return { dueOn, graceUntil, daysLate, interest };
}
