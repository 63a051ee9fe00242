/** Pay for work on rest days and public holidays, and for holidays on a day off. */
import { decimalText, fraction, times } from "../../shared/exact.ts";
import { cents, code, days, type Ladder, minutes } from "../explanation.ts";
import type { Picked } from "../rates/dated.ts";
import type { EmploymentTerms } from "../rates/employment.ts";
import { round } from "../rounding.ts";
import { mustBeWhole } from "../../shared/rule-error.ts";
import { overtimeHour, overtimeOf, payOf, type Worker } from "./overtime.ts";
import { coveredByPart4, dayRate, type Pay } from "./rates-of-pay.ts";

export interface SpecialDayInput extends Worker {
  readonly daysPerWeek: number;
  readonly workedMinutes: number;
  readonly normalMinutes: number;
}

export interface SpecialDayPay {
  /** Whether Part IV covers the employee. */
  readonly covered: boolean;
  /** Days at the basic rate. */
  readonly days: number;
  readonly dayPay: number;
  /** Overtime pay for work beyond normal hours. */
  readonly beyond: number;
  readonly total: number;
}

function checkMinutes({ workedMinutes, normalMinutes }: SpecialDayInput): void {
  mustBeWhole("workedMinutes", workedMinutes, 0, 24 * 60);
  mustBeWhole("normalMinutes", normalMinutes, 1, 24 * 60);
}

/** Half days of pay: half or a full day at the employee's request, double at the employer's. Outside Part IV only by contract. */
export function restDayPay(
  input: SpecialDayInput & { readonly askedBy: "employee" | "employer" },
  terms: Picked<EmploymentTerms>,
  ladder?: Ladder,
): SpecialDayPay {
  checkMinutes(input);
  const { category, workedMinutes, normalMinutes, askedBy, byContract = false } = input;
  const covered = coveredByPart4(category, payOf(input), terms, ladder);
  if (!covered && !byContract) return { covered, days: 0, dayPay: 0, beyond: 0, total: 0 };
  const [some, more] = terms.value.restDay[askedBy];
  const halves = workedMinutes === 0 ? 0 : 2 * workedMinutes <= normalMinutes ? some : more;
  const exact = times(dayRate(payOf(input), ladder), halves, 2);
  const dayPay = round(exact, "payCent");
  ladder?.push({
    rule: "pay.rest-day",
    inputs: {
      askedBy: code(askedBy),
      worked: minutes(workedMinutes),
      normal: minutes(normalMinutes),
      days: days(halves / 2),
    },
    row: terms.ref,
    exact: decimalText(exact),
    rounding: "payCent",
    result: cents(dayPay),
  });
  const beyond = startedHours(input, covered, terms, ladder);
  return { covered, days: halves / 2, dayPay, beyond, total: dayPay + beyond };
}

/** On a rest day, started hours beyond normal hours count in full. */
function startedHours(
  input: SpecialDayInput,
  covered: boolean,
  terms: Picked<EmploymentTerms>,
  ladder?: Ladder,
): number {
  const over = Math.max(0, input.workedMinutes - input.normalMinutes);
  if (over === 0) return 0;
  const hours = round(fraction(over, 60), "startedHour");
  const exact = times(overtimeHour(input, covered, terms, ladder), terms.value.overtime.multiple * hours, 100);
  const pay = round(exact, "payCent");
  ladder?.push({
    rule: "pay.beyond-hours",
    inputs: { minutes: minutes(over), hours: { unit: "hours", value: hours } },
    row: terms.ref,
    exact: decimalText(exact),
    rounding: "payCent",
    result: cents(pay),
  });
  return pay;
}

/** An extra day's basic pay; those outside Part IV may get time off instead, and overtime pay only by contract. */
export function publicHolidayPay(
  input: SpecialDayInput & { readonly timeOff?: boolean },
  terms: Picked<EmploymentTerms>,
  ladder?: Ladder,
): SpecialDayPay {
  checkMinutes(input);
  const { category, workedMinutes, normalMinutes, byContract = false } = input;
  const covered = coveredByPart4(category, payOf(input), terms, ladder);
  const paidDays = workedMinutes === 0 || (input.timeOff === true && !covered) ? 0 : 1;
  const exact = times(dayRate(payOf(input), ladder), paidDays);
  const dayPay = round(exact, "payCent");
  ladder?.push({
    rule: "pay.public-holiday",
    inputs: {
      worked: minutes(workedMinutes),
      part4: code(String(covered)),
      timeOff: code(String(input.timeOff === true)),
    },
    source: "employment-act",
    exact: decimalText(exact),
    rounding: "payCent",
    result: cents(dayPay),
  });
  const over = covered || byContract ? Math.max(0, workedMinutes - normalMinutes) : 0;
  const beyond =
    over === 0
      ? 0
      : overtimeOf({ ...input, minutes: over }, overtimeHour(input, covered, terms, ladder), covered, terms, ladder);
  return { covered, days: paidDays, dayPay, beyond, total: dayPay + beyond };
}

/** A holiday on a day off: a gross day's pay or another day off. */
export function holidayOnDayOff(gross: Pay, otherDayOff: boolean, ladder?: Ladder): number {
  const exact = times(dayRate(gross, ladder), otherDayOff ? 0 : 1);
  const pay = round(exact, "payCent");
  ladder?.push({
    rule: "pay.public-holiday",
    inputs: { gross: cents(gross.amount), otherDayOff: code(String(otherDayOff)) },
    source: "employment-act",
    exact: decimalText(exact),
    rounding: "payCent",
    result: cents(pay),
  });
  return pay;
}
