/** The calculations of the golden cases: a function per name, calling the rules with their rates. */
import { holidaysIn } from "#src/domain/attendance/shared/plan.ts";
import { overtimeLate, periodsOfYear, type YearOfPeriods } from "#src/domain/payroll/periods.ts";
import { estimateAdditionalCeiling } from "#src/domain/statutory/cpf/additional-wages.ts";
import { conversionWages } from "#src/domain/statutory/cpf/conversion.ts";
import { lateInterest } from "#src/domain/statutory/cpf/late-payment.ts";
import { annualLimit, shareRecovery } from "#src/domain/statutory/cpf/limits.ts";
import { cpfMonth, cpfRowsAt } from "#src/domain/statutory/cpf/month.ts";
import { cpfStage } from "#src/domain/statutory/cpf/person.ts";
import { wageClass } from "#src/domain/statutory/cpf/wage-class.ts";
import { cpfYear } from "#src/domain/statutory/cpf/year.ts";
import { fundContributions } from "#src/domain/statutory/funds/contribution.ts";
import { ppfMonth } from "#src/domain/statutory/funds/ppf.ts";
import { checkNric } from "#src/domain/statutory/identifiers/nric.ts";
import { checkUen } from "#src/domain/statutory/identifiers/uen.ts";
import { annualLeave } from "#src/domain/statutory/leave/annual.ts";
import { childcareLeave, infantCareLeave } from "#src/domain/statutory/leave/childcare.ts";
import { publicHolidays } from "#src/domain/statutory/leave/holidays.ts";
import {
  adoptionLeave,
  maternityLeave,
  paternityLeave,
  sharedParentalLeave,
} from "#src/domain/statutory/leave/parental.ts";
import { sickLeave } from "#src/domain/statutory/leave/sick.ts";
import { levyMonth, monthlyLevy } from "#src/domain/statutory/levies/foreign-worker.ts";
import { sdlEmployerTotal, sdlLevy } from "#src/domain/statutory/levies/sdl.ts";
import { decimalText } from "#src/domain/shared/exact.ts";
import { deductionFaults } from "#src/domain/statutory/pay/deductions.ts";
import { countHalves, monthGrid } from "#src/domain/statutory/pay/month-grid.ts";
import { leaveEncashment, monthPay } from "#src/domain/statutory/pay/month-pay.ts";
import { noticePay, noticePeriod } from "#src/domain/statutory/pay/notice.ts";
import { overtimeBeyondLimit, overtimePay, type Worker } from "#src/domain/statutory/pay/overtime.ts";
import { payDates } from "#src/domain/statutory/pay/pay-dates.ts";
import { coveredByPart4, dayRate, hourlyBasicRate, type Pay } from "#src/domain/statutory/pay/rates-of-pay.ts";
import { holidayOnDayOff, publicHolidayPay, restDayPay } from "#src/domain/statutory/pay/special-days.ts";
import { type RateBook, singapore } from "#src/domain/statutory/rates/book.ts";
import { rowAt, type Series } from "#src/domain/statutory/rates/dated.ts";
import type { EmploymentTerms } from "#src/domain/statutory/rates/employment.ts";
import {
  entitlementCase,
  lawCase,
  leaveYearCase,
  recountCase,
  settingCase,
  yearClosingCase,
} from "./leave-calculations.ts";
import { claimBy, type ClaimedLeave, type ClaimSettings } from "#src/domain/leave/claim-by.ts";
import { type ExtraDay, lieuEarned, lieuExpiry } from "#src/domain/leave/shared/off-in-lieu.ts";
import { explainedCase } from "./explained-calculations.ts";
import { fileCalculations } from "./file-calculations.ts";
import { taxCalculations } from "./tax-calculations.ts";
import { ledgerCase } from "./ledger-calculations.ts";
import { examplePpf, type PpfRate } from "#src/domain/statutory/rates/ppf.ts";
import { arrearsCase, monthSlips } from "./month-slips.ts";
import { type PayslipCase, payslipFigures } from "./payslips.ts";
import { settlementCalculations } from "./settlement-calculations.ts";

/** Cases are written by hand: omissions and mistakes show as failing cases, so the input is not validated. */
type Calculation = (input: Record<string, unknown>, date: string) => unknown;
type Gross = Omit<Pay, "amount"> & { readonly gross: number };
type PeriodsCase = Pick<YearOfPeriods, "frequency"> & Partial<YearOfPeriods> & { readonly show: readonly string[] };
type First<F extends (...args: never) => unknown> = Parameters<F>[0];

/** The calculations on a rate book and an employer's own fund. */
export function calculationsOn(book: RateBook, ppf: Series<PpfRate>): Record<string, Calculation> {
  const { cpf, sdl, funds, levy, employment, leave, holidays } = book;
  const terms = (date: string): ReturnType<typeof rowAt<EmploymentTerms>> => rowAt(employment, date);
  return {
    ...fileCalculations,
    ...taxCalculations,
    ...settlementCalculations,
    "leave-entitlement": calculation(entitlementCase(leave)),
    "leave-law": calculation(lawCase(leave)),
    "leave-setting": calculation(settingCase),
    "leave-year": calculation(leaveYearCase),
    "year-closing": calculation(yearClosingCase),
    "leave-recount": calculation(recountCase),
    "leave-ledger": calculation(ledgerCase),
    "leave-explained": calculation(explainedCase),
    "claim-by": calculation((input: ClaimSettings & Omit<ClaimedLeave, "to">, to) => claimBy({ ...input, to }, input)),
    "off-in-lieu": calculation(
      ({ unit, months, ...day }: ExtraDay & { unit: "day" | "hour"; months: number | null }, on) => ({
        minutes: lieuEarned(day, unit),
        expiresOn: lieuExpiry(on, months),
      }),
    ),
    "cpf-month": calculation((input: Omit<First<typeof cpfMonth>, "month">, month) =>
      cpfMonth({ ...input, month }, cpfRowsAt(cpf, month)),
    ),
    "cpf-stage": calculation((person: First<typeof cpfStage>, month) => cpfStage(person, month)),
    "cpf-year": calculation((input: Omit<First<typeof cpfYear>, "year">, year) =>
      cpfYear({ ...input, year: Number(year) }, cpf),
    ),
    "additional-ceiling-estimate": calculation((input: First<typeof estimateAdditionalCeiling>) =>
      estimateAdditionalCeiling(input, cpf),
    ),
    "cpf-conversion": calculation((input: Omit<First<typeof conversionWages>, "convertedOn">, convertedOn) =>
      conversionWages({ ...input, convertedOn }),
    ),
    "cpf-late": calculation((input: { amount: number; paidOn: string; holidays?: string[] }, month) =>
      lateInterest({ ...input, month, holidays: new Set(input.holidays) }, rowAt(cpf.latePayment, `${month}-01`)),
    ),
    "cpf-limit": calculation((input: { mandatory: number; voluntary: number }, date) =>
      annualLimit(input.mandatory, input.voluntary, rowAt(cpf.annualLimit, date)),
    ),
    "cpf-recovery": calculation((input: Omit<First<typeof shareRecovery>, "recoverOn">, recoverOn) =>
      shareRecovery({ ...input, recoverOn }, rowAt(cpf.recovery, input.payDate)),
    ),
    "wage-class": calculation((input: { forMonth: string | null }, payableOn) =>
      wageClass({ ...input, payableOn }, rowAt(cpf.wageClass, payableOn)),
    ),
    payslip: calculation((input: PayslipCase, month) => payslipFigures(input, month, book)),
    "month-slips": calculation((input: First<typeof monthSlips>, month) => monthSlips(input, month, book)),
    "pay-periods": calculation(
      ({ frequency, payDay = null, attendanceCutOff = null, startsOn = null, show }: PeriodsCase, year) => {
        const known = holidaysIn(holidays, `${Number(year) - 1}-12-01`, `${Number(year) + 1}-01-31`);
        return periodsOfYear({ year: Number(year), frequency, payDay, attendanceCutOff, startsOn }, known)
          .filter(({ month }) => show.includes(month))
          .map(({ startDate, endDate, attendanceFrom, attendanceTo, payDate, month }) => ({
            start: startDate,
            end: endDate,
            overtime: `${attendanceFrom} – ${attendanceTo}`,
            payDate,
            month,
            late: overtimeLate({ attendanceTo, payDate }, employment) ?? null,
          }));
      },
    ),
    arrears: calculation((input: First<typeof arrearsCase>, month) => arrearsCase(input, month, book)),
    sdl: calculation((input: { wages: number; rounding?: Parameters<typeof sdlLevy>[2] }, date) =>
      sdlLevy(input.wages, rowAt(sdl, date), input.rounding),
    ),
    "sdl-total": calculation((input: { levies: number[] }) => sdlEmployerTotal(input.levies)),
    funds: calculation(
      (
        {
          wages,
          settings,
          ...person
        }: First<typeof fundContributions> & { wages: number; settings?: Parameters<typeof fundContributions>[4] },
        month,
      ) =>
        Object.fromEntries(
          fundContributions(person, wages, month, funds, settings).map(({ fund, ...rest }) => [fund, rest]),
        ),
    ),
    levy: calculation(
      ({ pass, ...input }: Omit<First<typeof levyMonth>, "month"> & { pass: First<typeof monthlyLevy> }, month) =>
        levyMonth({ ...input, month }, monthlyLevy(pass, month, levy), rowAt(levy.terms, `${month}-01`)),
    ),
    ppf: calculation((input: Omit<First<typeof ppfMonth>, "month">, month) =>
      ppfMonth({ ...input, month }, rowAt(ppf, `${month}-01`)),
    ),
    part4: calculation(({ category, basic, ...time }: Worker, date) =>
      coveredByPart4(category, { ...time, amount: basic }, terms(date)),
    ),
    "rates-of-pay": calculation((pay: Pay, date) => ({
      hour: decimalText(hourlyBasicRate(pay, terms(date))),
      day: decimalText(dayRate(pay)),
    })),
    overtime: calculation((input: First<typeof overtimePay>, date) => overtimePay(input, terms(date)).pay),
    "overtime-limit": calculation((input: { minutes: number }, date) =>
      overtimeBeyondLimit(input.minutes, terms(date)),
    ),
    "rest-day": calculation((input: First<typeof restDayPay>, date) => restDayPay(input, terms(date))),
    "public-holiday": calculation((input: First<typeof publicHolidayPay>, date) =>
      publicHolidayPay(input, terms(date)),
    ),
    "holiday-on-day-off": calculation(({ gross, otherDayOff, ...time }: Gross & { otherDayOff: boolean }) =>
      holidayOnDayOff({ ...time, amount: gross }, otherDayOff),
    ),
    "month-pay": calculation(
      (
        {
          gross,
          daysPerWeek,
          ...input
        }: Omit<First<typeof monthGrid>, "month" | "halfDayMinutes"> & { gross: number; daysPerWeek: number },
        month,
      ) => {
        const grid = monthGrid({ ...input, month, halfDayMinutes: terms(`${month}-01`).value.halfDayMinutes });
        return { ...monthPay(gross, daysPerWeek, grid), counts: countHalves(grid) };
      },
    ),
    encashment: calculation(({ gross, days, ...time }: Gross & { days: number }) =>
      leaveEncashment({ ...time, amount: gross }, days),
    ),
    notice: calculation(({ joinedOn, gross, ...time }: Gross & { joinedOn: string }, noticeOn) => {
      const notice = noticePeriod(joinedOn, noticeOn, terms(noticeOn));
      return { ...notice, pay: noticePay({ ...time, amount: gross }, notice) };
    }),
    deductions: calculation((input: First<typeof deductionFaults>, date) => deductionFaults(input, terms(date))),
    "pay-dates": calculation(
      (input: Omit<First<typeof payDates>, "periodEnd" | "holidays"> & { holidays?: string[] }, periodEnd) =>
        payDates({ ...input, periodEnd, holidays: new Set(input.holidays) }, terms(periodEnd)),
    ),
    "annual-leave": calculation((input: First<typeof annualLeave>, date) =>
      annualLeave(input, rowAt(leave.annual, date)),
    ),
    "sick-leave": calculation((input: { joinedOn: string }, day) =>
      sickLeave(input.joinedOn, day, rowAt(leave.sick, day)),
    ),
    maternity: calculation((input: Omit<First<typeof maternityLeave>, "birthOn">, birthOn) =>
      maternityLeave({ ...input, birthOn }, rowAt(leave.maternity, birthOn)),
    ),
    paternity: calculation((input: Omit<First<typeof paternityLeave>, "birthOn">, birthOn) =>
      paternityLeave({ ...input, birthOn }, rowAt(leave.paternity, birthOn)),
    ),
    "shared-parental": calculation((input: Omit<First<typeof sharedParentalLeave>, "birthOn">, birthOn) =>
      sharedParentalLeave({ ...input, birthOn }, rowAt(leave.sharedParental, birthOn)),
    ),
    childcare: calculation((input: First<typeof childcareLeave>, date) =>
      childcareLeave(input, rowAt(leave.childcare, date)),
    ),
    "infant-care": calculation((input: First<typeof infantCareLeave>, date) =>
      infantCareLeave(input, rowAt(leave.infantCare, date)),
    ),
    adoption: calculation((input: Omit<First<typeof adoptionLeave>, "intentOn">, intentOn) =>
      adoptionLeave({ ...input, intentOn }, rowAt(leave.adoption, intentOn)),
    ),
    holidays: calculation((input: { gazetted?: string[] }, year) => {
      const own = {
        from: `${year}-01-01`,
        value: (input.gazetted ?? []).map((date) => ({ date, name: date })),
        source: "mom-holidays",
        certainty: "own",
      } as const;
      return publicHolidays(Number(year), input.gazetted === undefined ? holidays : { ...holidays, rows: [own] }).map(
        ({ observed }) => observed,
      );
    }),
    identifiers: calculation((input: { nric?: string; uen?: string }) =>
      input.nric === undefined ? checkUen(input.uen ?? "") : checkNric(input.nric),
    ),
  };
}

export const calculations = calculationsOn(singapore, examplePpf);

function calculation<T>(answer: (input: T, date: string) => unknown): Calculation {
  return (input, date) => answer(input as T, date);
}
