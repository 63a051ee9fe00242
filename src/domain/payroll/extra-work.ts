/** Pay for overtime, rest days and holidays. */
import { monthOf } from "../shared/calendar.ts";
import type { Ladder } from "../statutory/explanation.ts";
import { overtimeBeyondLimit, overtimePay, type Worker } from "../statutory/pay/overtime.ts";
import { holidayOnDayOff, publicHolidayPay, restDayPay, type SpecialDayInput } from "../statutory/pay/special-days.ts";
import { leaveEncashment } from "../statutory/pay/month-pay.ts";
import type { Picked } from "../statutory/rates/dated.ts";
import type { EmploymentTerms } from "../statutory/rates/employment.ts";
import { payOf, termsOn } from "./basic-pay.ts";
import type { CpfClass } from "./pay-item.ts";
import type { ExtraWork, OwnLine, PayslipFault, PayslipInput, PayslipLine, PayTerms, Trace } from "./payslip.ts";

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

/** What the extra work of one day is paid. */
export function extraOfDay(
  kind: ExtraWork["kind"],
  minutes: number,
  terms: PayTerms,
  input: PayslipInput,
  employment: Picked<EmploymentTerms>,
  ladder?: Ladder,
  { askedBy = "employer", timeOff = false }: Pick<ExtraWork, "askedBy" | "timeOff"> = {},
): number {
  const worker = workerOf(terms, input);
  if (kind === "overtime") return overtimePay({ ...worker, minutes }, employment, ladder).pay;
  const special = { ...worker, workedMinutes: minutes };
  return kind === "rest-day"
    ? restDayPay({ ...special, askedBy }, employment, ladder).total
    : publicHolidayPay({ ...special, timeOff }, employment, ladder).total;
}

/**
 * Overtime of all days under the same terms is added up and rounded once; special days are paid each on their own. `classOf` says which
 * wages a day's work belongs to: overtime of an earlier month may be paid too late for it.
 */
export function extraPay(
  input: PayslipInput,
  employment: Picked<EmploymentTerms>,
  classOf: (day: string) => CpfClass,
  trace: Trace,
): ExtraPay {
  const overtime = new Map<PayTerms, Map<CpfClass, number>>();
  const lines: PayslipLine[] = [];
  const add = (code: OwnLine, minutes: number, amount: number, cpf: CpfClass): void => {
    if (amount !== 0) lines.push({ code, quantity: { unit: "minutes", value: minutes }, amount, ...counted, cpf });
  };
  for (const { date, kind, minutes, ...choice } of input.extraWork) {
    const [terms, cpf] = [termsOn(input.terms, date), classOf(date)];
    if (kind === "overtime") {
      const own = overtime.get(terms) ?? new Map<CpfClass, number>();
      overtime.set(terms, own.set(cpf, (own.get(cpf) ?? 0) + minutes));
    } else {
      const code = kind === "rest-day" ? "REST_DAY" : "HOLIDAY";
      add(code, minutes, extraOfDay(kind, minutes, terms, input, employment, trace(code), choice), cpf);
    }
  }
  for (const [terms, own] of overtime)
    for (const [cpf, minutes] of own)
      add("OVERTIME", minutes, extraOfDay("overtime", minutes, terms, input, employment, trace("OVERTIME")), cpf);
  return { lines, faults: limitFaults(input, employment) };
}

/** The limit counts calendar months, whatever the cut-off of overtime. */
function limitFaults({ extraWork, overtimeBefore }: PayslipInput, employment: Picked<EmploymentTerms>): PayslipFault[] {
  const byMonth = new Map<string, number>(overtimeBefore ? [[overtimeBefore.month, overtimeBefore.minutes]] : []);
  for (const { date, kind, minutes } of extraWork)
    if (kind === "overtime") byMonth.set(monthOf(date), (byMonth.get(monthOf(date)) ?? 0) + minutes);
  return [...byMonth.values()].flatMap((minutes) => {
    const beyond = overtimeBeyondLimit(minutes, employment);
    return beyond > 0 ? [{ code: "overtime-limit", minutes: beyond } as const] : [];
  });
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
