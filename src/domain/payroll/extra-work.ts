/** Pay for overtime, rest days and holidays. */
import { overtimeBeyondLimit, overtimePay, type Worker } from "../statutory/pay/overtime.ts";
import { holidayOnDayOff, publicHolidayPay, restDayPay, type SpecialDayInput } from "../statutory/pay/special-days.ts";
import { leaveEncashment } from "../statutory/pay/month-pay.ts";
import type { Picked } from "../statutory/rates/dated.ts";
import type { EmploymentTerms } from "../statutory/rates/employment.ts";
import { payOf, termsOn } from "./basic-pay.ts";
import type { OwnLine, PayslipFault, PayslipInput, PayslipLine, PayTerms, Trace } from "./payslip.ts";

const counted = { kind: "earning", cpf: "ordinary", sdl: true, funds: true } as const;

export interface ExtraPay {
  readonly lines: readonly PayslipLine[];
  readonly faults: readonly PayslipFault[];
}

function workerOf(
  { category, basic, rateType, daysPerWeek, normalMinutes, byContract }: PayTerms,
  input: PayslipInput,
) {
  const { overtimeCap } = input.settings;
  return {
    category,
    basic,
    rateType,
    daysPerWeek,
    normalMinutes,
    ...(byContract !== undefined && { byContract }),
    ...(overtimeCap && { cap: overtimeCap }),
  } satisfies Worker & Pick<SpecialDayInput, "daysPerWeek" | "normalMinutes">;
}

/** Overtime of all days under the same terms is added up and rounded once; special days are paid each on their own. */
export function extraPay(input: PayslipInput, employment: Picked<EmploymentTerms>, trace: Trace): ExtraPay {
  const minutesBy = new Map<PayTerms, number>();
  const lines: PayslipLine[] = [];
  const day = (code: OwnLine, minutes: number, amount: number): void => {
    if (amount !== 0) lines.push({ code, quantity: { unit: "minutes", value: minutes }, amount, ...counted });
  };
  for (const { date, kind, minutes, askedBy = "employer", timeOff = false } of input.extraWork) {
    const terms = termsOn(input.terms, date);
    const special = { ...workerOf(terms, input), workedMinutes: minutes };
    if (kind === "overtime") minutesBy.set(terms, (minutesBy.get(terms) ?? 0) + minutes);
    else if (kind === "rest-day")
      day("REST_DAY", minutes, restDayPay({ ...special, askedBy }, employment, trace("REST_DAY")).total);
    else day("HOLIDAY", minutes, publicHolidayPay({ ...special, timeOff }, employment, trace("HOLIDAY")).total);
  }
  for (const [terms, minutes] of minutesBy) {
    const { pay } = overtimePay({ ...workerOf(terms, input), minutes }, employment, trace("OVERTIME"));
    day("OVERTIME", minutes, pay);
  }
  const overtime = [...minutesBy.values()].reduce((total, minutes) => total + minutes, 0);
  const beyond = overtimeBeyondLimit(overtime, employment);
  return { lines, faults: beyond > 0 ? [{ code: "overtime-limit", minutes: beyond }] : [] };
}

/** Days paid at the gross rate: leave paid out, and holidays on days off without another day off. */
export function grossDays(input: PayslipInput, gross: number, trace: Trace): PayslipLine[] {
  const { encashedDays = 0, paidHolidaysOnDaysOff = 0, grid } = input;
  const terms = termsOn(
    input.terms,
    grid.findLast(({ date }) => input.leftOn == null || date <= input.leftOn)?.date ?? "",
  );
  const pay = { ...payOf(terms), amount: gross };
  const lines: PayslipLine[] = [];
  if (encashedDays > 0)
    lines.push({
      code: "LEAVE_ENCASHMENT",
      quantity: { unit: "days", value: encashedDays },
      amount: leaveEncashment(pay, encashedDays, trace("LEAVE_ENCASHMENT")),
      ...counted,
      cpf: "additional",
    });
  if (paidHolidaysOnDaysOff > 0)
    lines.push({
      code: "HOLIDAY_ON_DAY_OFF",
      quantity: { unit: "days", value: paidHolidaysOnDaysOff },
      amount: paidHolidaysOnDaysOff * holidayOnDayOff(pay, false, trace("HOLIDAY_ON_DAY_OFF")),
      ...counted,
    });
  return lines;
}
