/** Statutory notice, and salary in lieu of notice. */
import { addMonths, daysBetween, mustBeDate } from "../../shared/calendar.ts";
import { decimalText } from "../../shared/exact.ts";
import { cents, count, date, type Ladder } from "../explanation.ts";
import type { Picked } from "../rates/dated.ts";
import type { EmploymentTerms, NoticeTerm } from "../rates/employment.ts";
import { round } from "../rounding.ts";
import { mustBeCents, mustBeWhole, RuleError } from "../../shared/rule-error.ts";
import { dayRate, type Pay, weekRate } from "./rates-of-pay.ts";

export type Notice = Pick<NoticeTerm, "unit" | "length">;

export function noticePeriod(
  joinedOn: string,
  noticeOn: string,
  terms: Picked<EmploymentTerms>,
  ladder?: Ladder,
): Notice {
  mustBeDate("joinedOn", joinedOn);
  mustBeDate("noticeOn", noticeOn);
  if (noticeOn < joinedOn) throw new RuleError("out-of-range", "noticeOn", { min: joinedOn });
  const applies = ({ fromWeeks, fromYears }: NoticeTerm): boolean =>
    (fromWeeks === undefined || daysBetween(joinedOn, noticeOn) >= 7 * fromWeeks) &&
    (fromYears === undefined || addMonths(joinedOn, 12 * fromYears) <= noticeOn);
  const { unit, length } = terms.value.notice.findLast(applies) ?? { unit: "days", length: 0 };
  const inputs = { joinedOn: date(joinedOn), noticeOn: date(noticeOn) };
  ladder?.push({ rule: "pay.notice", inputs, row: terms.ref, result: { unit, value: length } });
  return { unit, length };
}

/** Gross pay for the notice period: a week is 1/52 of the year, a day the gross daily rate. */
export function noticePay(gross: Pay, notice: Notice, ladder?: Ladder): number {
  mustBeCents("gross", gross.amount);
  mustBeWhole("length", notice.length, 0, 400);
  const one = notice.unit === "weeks" ? weekRate(gross) : dayRate(gross, ladder);
  const exact = { top: one.top * BigInt(notice.length), bottom: one.bottom };
  const pay = round(exact, "payCent");
  ladder?.push({
    rule: "pay.notice-pay",
    inputs: {
      gross: cents(gross.amount),
      length: notice.unit === "weeks" ? { unit: "weeks", value: notice.length } : count(notice.length),
    },
    source: "employment-act",
    exact: decimalText(exact),
    rounding: "payCent",
    result: cents(pay),
  });
  return pay;
}
