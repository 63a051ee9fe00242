/** Monthly pay from the grid: incomplete months, no-pay leave, absence; and leave encashment. */
import { decimalText, fraction, times } from "../../shared/exact.ts";
import { cents, days, halves, type Ladder } from "../explanation.ts";
import { round } from "../rounding.ts";
import { mustBeCents, RuleError } from "../../shared/rule-error.ts";
import { allHalves, countHalves, type GridDay } from "./month-grid.ts";
import { dayRate, halfDays, type Pay } from "./rates-of-pay.ts";

interface MonthPay {
  readonly workingHalves: number;
  readonly paidHalves: number;
  /** Gross pay for the worked part of the month, before absence. */
  readonly earned: number;
  /** Reduction for joining, leaving and no-pay leave. */
  readonly notEarned: number;
  readonly absentHalves: number;
  /** One gross day's pay for each day of absence and each forfeited holiday. */
  readonly absence: number;
  readonly pay: number;
}

/** Absence is deducted at the daily rate, so it counts as worked in the incomplete-month formula. */
export function monthPay(gross: number, daysPerWeek: number, grid: readonly GridDay[], ladder?: Ladder): MonthPay {
  mustBeCents("gross", gross);
  const working = allHalves(grid).filter((half) => half.working);
  if (working.length === 0) throw new RuleError("nothing-scheduled", "week");
  const paid = working.filter(({ status }) => status !== "no-pay-leave" && status !== "not-employed").length;
  const exact = fraction(BigInt(gross) * BigInt(paid), working.length);
  const earned = round(exact, "payCent");
  ladder?.push(
    { rule: "pay.grid", inputs: { workingHalves: halves(working.length) }, source: "mom-salary", result: halves(paid) },
    {
      rule: "pay.incomplete-month",
      inputs: { gross: cents(gross), paidHalves: halves(paid), workingHalves: halves(working.length) },
      source: "mom-salary",
      exact: decimalText(exact),
      rounding: "payCent",
      result: cents(earned),
    },
  );
  const counts = countHalves(grid);
  const absentHalves = counts.absent + counts["holiday-forfeited"];
  const absence = Math.min(
    earned,
    absentHalves === 0 ? 0 : daysOfPay("pay.absence", { amount: gross, daysPerWeek }, absentHalves / 2, ladder),
  );
  return {
    workingHalves: working.length,
    paidHalves: paid,
    earned,
    notEarned: gross - earned,
    absentHalves,
    absence,
    pay: earned - absence,
  };
}

/** Days at the gross rate, rounded once: rounding the daily rate first would change the result. */
function daysOfPay(rule: "pay.absence" | "pay.encashment", gross: Pay, count: number, ladder?: Ladder): number {
  const exact = times(dayRate(gross, ladder), halfDays("days", count, 0, 366), 2);
  const pay = round(exact, "payCent");
  const inputs = { gross: cents(gross.amount), days: days(count) };
  ladder?.push({
    rule,
    inputs,
    source: "employment-act",
    exact: decimalText(exact),
    rounding: "payCent",
    result: cents(pay),
  });
  return pay;
}

export function leaveEncashment(gross: Pay, count: number, ladder?: Ladder): number {
  return daysOfPay("pay.encashment", gross, count, ladder);
}
