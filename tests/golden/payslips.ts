/** Whole payslips of the golden cases: a person and a month in few words, and the figures that matter. */
import { firstDay } from "#src/domain/shared/calendar.ts";
import { calculatePayslip } from "#src/domain/payroll/calculate.ts";
import type { PayItem } from "#src/domain/payroll/pay-item.ts";
import type { DayAdjustment, ExtraWork, MonthSoFar, PayslipInput, PayTerms } from "#src/domain/payroll/payslip.ts";
import type { FundPerson } from "#src/domain/statutory/funds/contribution.ts";
import { monthGrid } from "#src/domain/statutory/pay/month-grid.ts";
import type { WorkerCategory } from "#src/domain/statutory/pay/rates-of-pay.ts";
import type { RateBook } from "#src/domain/statutory/rates/book.ts";
import { rowAt } from "#src/domain/statutory/rates/dated.ts";
import type { DeductionKind } from "#src/domain/statutory/rates/employment.ts";

type Grid = Parameters<typeof monthGrid>[0];

/** An item and its amount; what it leaves out is that of ordinary pay. */
type Pay = Partial<PayItem> & { readonly code: string; readonly amount: number };

export interface PayslipCase {
  readonly basic: number;
  /** Instead of `basic`, if it changes. */
  readonly terms?: readonly Partial<PayTerms>[];
  readonly rateType?: PayTerms["rateType"];
  readonly born?: string;
  readonly residency?: PayslipInput["person"]["residency"];
  readonly prSince?: string;
  readonly prOption?: "GG" | "FG" | "FF";
  readonly fund?: Partial<FundPerson>;
  readonly category?: WorkerCategory;
  readonly joined?: string;
  readonly left?: string;
  readonly week?: Grid["week"];
  readonly daysPerWeek?: number;
  readonly holidays?: readonly string[];
  readonly leave?: Grid["entries"];
  readonly roster?: Grid["roster"];
  readonly work?: readonly ExtraWork[];
  readonly overtimeBefore?: PayslipInput["overtimeBefore"];
  /** What a day leaves out is as it was. */
  readonly adjustments?: readonly (Partial<Omit<DayAdjustment, "terms">> & { readonly date: string })[];
  readonly payDate?: string;
  readonly encashedDays?: number;
  readonly pay?: readonly Pay[];
  readonly deductions?: readonly { readonly ground: DeductionKind; readonly amount: number }[];
  /** Minutes worked, for pay by the hour. */
  readonly minutes?: number;
  readonly opening?: PayslipInput["opening"];
  readonly yearSoFar?: PayslipInput["yearSoFar"];
  readonly monthSoFar?: MonthSoFar;
  readonly passes?: PayslipInput["passes"];
  readonly sdlLiable?: boolean;
  readonly cpfPaidBy?: "employer";
  readonly pays?: PayslipInput["pays"];
}

const item = (code: string, more: Partial<PayItem>): PayItem => ({
  code,
  kind: "earning",
  calculation: { kind: "fixed" },
  cpf: "ordinary",
  sdl: true,
  funds: true,
  grossRate: false,
  prorated: false,
  ...more,
});

/** The whole input of a payslip; what a case leaves out is an ordinary employee. */
export function inputOf(given: PayslipCase, month: string, book: RateBook): PayslipInput {
  const {
    basic,
    born = "1996-04-18",
    residency = "citizen",
    joined = "2025-06-02",
    left = null,
    daysPerWeek = 5,
    week = [0, 480, 480, 480, 480, 480, daysPerWeek === 6 ? 480 : daysPerWeek === 5.5 ? 240 : 0],
    terms = [{}],
    rateType = "monthly",
    category = "non-workman",
  } = given;
  const { halfDayMinutes } = rowAt(book.employment, firstDay(month)).value;
  return {
    month,
    payDate: given.payDate ?? `${month}-28`,
    person: {
      birthDate: born,
      residency,
      ...(given.prSince && { prSince: given.prSince }),
      ...(given.prOption && { prOption: given.prOption }),
    },
    joinedOn: joined,
    leftOn: left,
    fund: { residency, raceFund: "CDAC", muslim: false, ...given.fund },
    sdlLiable: given.sdlLiable ?? true,
    terms: terms.map((each) => ({
      from: joined,
      basic,
      rateType,
      daysPerWeek,
      normalMinutes: 480,
      category,
      ...each,
    })),
    grid: monthGrid({
      month,
      week,
      restDay: 0,
      holidays: given.holidays ?? [],
      joinedOn: joined,
      leftOn: left,
      halfDayMinutes,
      ...(given.leave && { entries: given.leave }),
      ...(given.roster && { roster: given.roster }),
    }),
    extraWork: given.work ?? [],
    ...(given.overtimeBefore && { overtimeBefore: given.overtimeBefore }),
    ...(given.adjustments && {
      adjustments: given.adjustments.map((adjustment) => ({
        id: adjustment.date,
        version: 1,
        extra: "overtime",
        extraBefore: 0,
        extraAfter: 0,
        minutes: 0,
        absentHalves: 0,
        unpaid: 0,
        onLeave: 0,
        workingHalves: 44,
        terms: { from: joined, basic, rateType, daysPerWeek, normalMinutes: 480, category },
        ...adjustment,
      })),
    }),
    ...(given.minutes !== undefined && { normalMinutes: given.minutes }),
    ...(given.encashedDays !== undefined && { encashedDays: given.encashedDays }),
    items: [
      ...(given.pay ?? []).map(({ code, amount, ...classes }) => ({
        item: item(code, classes),
        amount,
        sourceId: code,
      })),
      ...(given.deductions ?? []).map(({ ground, amount }, index) => ({
        item: item(`DEDUCTION_${index}`, { kind: "deduction", cpf: "none", sdl: false, funds: false, ground }),
        amount,
        sourceId: ground,
      })),
    ],
    yearSoFar: given.yearSoFar ?? [],
    ...(given.opening && { opening: given.opening }),
    ...(given.monthSoFar && { monthSoFar: given.monthSoFar }),
    ...(given.cpfPaidBy && { cpfPaidBy: given.cpfPaidBy }),
    ...(given.pays && { pays: given.pays }),
    passes: given.passes ?? [],
    inPpf: false,
    settings: {},
  };
}

/** Totals, the amount of each line by its code, and the codes of what is wrong. */
export function payslipFigures(given: PayslipCase, month: string, book: RateBook): unknown {
  const { lines, gross, deductions, net, faults, cpf } = calculatePayslip(inputOf(given, month, book), book);
  const amounts: Record<string, number> = {};
  for (const { code, amount } of lines) amounts[code] = (amounts[code] ?? 0) + amount;
  const cost = lines.reduce((total, { kind, amount }) => total + (kind === "employer-cost" ? amount : 0), 0);
  const { ordinaryWages: ordinary, additionalWages: additional } = cpf;
  return { gross, deductions, net, cost, ordinary, additional, lines: amounts, faults: faults.map(({ code }) => code) };
}
