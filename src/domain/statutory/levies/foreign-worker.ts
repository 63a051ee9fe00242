/** Foreign worker levy of one pass for a month or part of it. */
import { addDays, daysBetween, firstDay, lastDay, mustBeDate, mustBeMonth, shiftMonth } from "../../shared/calendar.ts";
import { decimalText, fraction } from "../../shared/exact.ts";
import { cents, code, date, days, type Ladder, month as monthQuantity } from "../explanation.ts";
import { type Picked, rowAt } from "../rates/dated.ts";
import type { LevyGroup, LevySector, LevySeries, LevySkill, LevyTerms } from "../rates/levies.ts";
import { round } from "../rounding.ts";
import { RuleError } from "../../shared/rule-error.ts";

export type LevyPass =
  | { readonly pass: "s-pass"; readonly tier: 1 | 2 }
  | { readonly pass: "work-permit"; readonly sector: LevySector; readonly group: LevyGroup; readonly skill: LevySkill };

interface LevyMonthInput {
  readonly month: string;
  readonly issuedOn: string;
  /** First day without levy. */
  readonly cancelledOn?: string | null;
}

interface LevyMonth {
  readonly monthly: number;
  readonly daily: number;
  readonly days: number;
  readonly amount: number;
  readonly payBy: string;
}

export function monthlyLevy(pass: LevyPass, month: string, series: LevySeries): Picked<number> {
  mustBeMonth("month", month);
  if (pass.pass === "s-pass") {
    const row = rowAt(series.sPass, firstDay(month));
    return { value: pass.tier === 1 ? row.value.tier1 : row.value.tier2, ref: row.ref };
  }
  const row = rowAt(series.workPermit, firstDay(month));
  const found = row.value.find(
    ({ sector, group, skill }) => sector === pass.sector && group === pass.group && skill === pass.skill,
  );
  if (found === undefined)
    throw new RuleError("no-such-rate", "group", { sector: pass.sector, group: pass.group, from: row.ref.from });
  return { value: found.monthly, ref: row.ref };
}

/** A part month costs the daily rate for each day, up to the monthly levy. */
export function levyMonth(
  input: LevyMonthInput,
  monthly: Picked<number>,
  terms: Picked<LevyTerms>,
  ladder?: Ladder,
): LevyMonth {
  const { month, issuedOn, cancelledOn = null } = input;
  mustBeMonth("month", month);
  mustBeDate("issuedOn", issuedOn);
  if (cancelledOn !== null) mustBeDate("cancelledOn", cancelledOn);
  const start = issuedOn > firstDay(month) ? issuedOn : firstDay(month);
  const end = cancelledOn !== null && cancelledOn <= lastDay(month) ? addDays(cancelledOn, -1) : lastDay(month);
  const covered = Math.max(0, daysBetween(start, end) + 1);
  const exact = fraction(monthly.value * 12, terms.value.daysInYear);
  const daily = round(exact, "levyDay");
  const whole = start === firstDay(month) && end === lastDay(month);
  const amount = whole ? monthly.value : Math.min(monthly.value, covered * daily);
  const payBy = `${shiftMonth(month, 1)}-${terms.value.payByDay}`;
  ladder?.push(
    { rule: "levy.monthly", inputs: { month: monthQuantity(month) }, row: monthly.ref, result: cents(monthly.value) },
    { rule: "levy.days", inputs: { from: date(start), to: date(end) }, source: "mom-levy", result: days(covered) },
    {
      rule: "levy.daily",
      inputs: { monthly: cents(monthly.value) },
      row: terms.ref,
      exact: decimalText(exact),
      rounding: "levyDay",
      result: cents(daily),
    },
    {
      rule: "levy.amount",
      inputs: { days: days(covered), daily: cents(daily), wholeMonth: code(String(whole)) },
      source: "mom-levy",
      result: cents(amount),
    },
  );
  return { monthly: monthly.value, daily, days: covered, amount, payBy };
}
