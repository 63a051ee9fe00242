/** What a leaver gets last: salary, notice, leave, annual wage supplement and retrenchment benefit, less recoveries and withheld tax. */
import { addDays, addMonths, completedMonths, daysBetween, lastDay, weekday, yearOf } from "../../shared/calendar.ts";
import { fraction } from "../../shared/exact.ts";
import { calculatePayslip } from "../calculate.ts";
import type { AssignedItem, PayItem } from "../pay-item.ts";
import type { Payslip, PayslipInput } from "../payslip.ts";
import { deductionLimits } from "../../statutory/pay/deductions.ts";
import { payDates, type PayDatesInput } from "../../statutory/pay/pay-dates.ts";
import { dayRate, type Pay } from "../../statutory/pay/rates-of-pay.ts";
import type { RateBook } from "../../statutory/rates/book.ts";
import { rowAt } from "../../statutory/rates/dated.ts";
import type { DeductionKind } from "../../statutory/rates/employment.ts";
import { round } from "../../statutory/rounding.ts";
import { bankDayOnOrBefore } from "./bank-days.ts";

export interface NoticeLength {
  readonly unit: "days" | "weeks" | "months";
  readonly length: number;
}

/** The last day of a notice; the day on which it is given counts. */
export function noticeEnd(givenOn: string, { unit, length }: NoticeLength): string {
  if (length === 0) return givenOn;
  const next =
    unit === "months" ? addMonths(givenOn, length) : addDays(givenOn, unit === "weeks" ? 7 * length : length);
  return addDays(next, -1);
}

/** Working days of a week from one day to another, both included, public holidays too: notice runs through them. */
export function workingDays(from: string, to: string, daysOff: readonly number[] = [0, 6]): number {
  const days = Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
  return days.filter((day) => !daysOff.includes(weekday(day))).length;
}

export interface AwsTerms {
  readonly basic: number;
  /** Practice differs and the law is silent: the contract decides. */
  readonly method: "completed-months" | "calendar-days";
  /** Calendar days of unpaid leave in the year; they reduce only the second method. */
  readonly unpaidDays: number;
}

/** The annual wage supplement of the year up to the last day. */
export function awsOf({ basic, method, unpaidDays }: AwsTerms, joinedOn: string, leftOn: string): number {
  const first = `${yearOf(leftOn)}-01-01`;
  const start = joinedOn > first ? joinedOn : first;
  if (method === "completed-months")
    return round(fraction(BigInt(basic) * BigInt(completedMonths(start, leftOn)), 12), "payCent");
  const days = Math.max(0, daysBetween(start, leftOn) + 1 - unpaidDays);
  return round(fraction(BigInt(basic) * BigInt(days), 365), "payCent");
}

/** Weeks of pay for each year of service, a month taken as four weeks; fractions of years in hundredths. */
export const retrenchmentBenefit = (monthly: number, hundredthsOfYears: number, weeksPerYear: number): number =>
  round(fraction(BigInt(monthly) * BigInt(hundredthsOfYears) * BigInt(weeksPerYear), 400), "payCent");

export interface Recovery {
  readonly code: string;
  readonly ground: DeductionKind;
  readonly amount: number;
  readonly sourceId: string;
}

export interface SettlementInput {
  /** The last month as the engine pays it: salary, items and leave paid out. */
  readonly payslip: PayslipInput;
  readonly leftOn: string;
  readonly how: NonNullable<PayDatesInput["leaving"]>["how"];
  readonly gross: Pay;
  /** Who owes the rest of the notice, and its first and last day. */
  readonly unserved: {
    readonly by: "employer" | "employee";
    readonly from: string;
    readonly to: string;
    /** Its working days at the daily rate, or whole months in full and only the rest by days: practice differs. */
    readonly count?: "working-days" | "whole-months";
  } | null;
  readonly daysOff?: readonly number[];
  readonly aws: AwsTerms | null;
  readonly retrenchment: number;
  readonly recoveries: readonly Recovery[];
  /** Whether loans and advances keep their instalment limit in the last salary: practice differs; they do not by default. */
  readonly limitLoans?: boolean;
  /** Whether all moneys are withheld until IRAS has cleared the tax. */
  readonly taxClearance: boolean;
  readonly holidays: ReadonlySet<string>;
  /** The settlement that its own lines come from. */
  readonly sourceId?: string;
}

export interface Settlement {
  readonly payslip: Payslip;
  /** What could not be recovered, because of a legal limit or because nothing is left. */
  readonly notRecovered: readonly {
    readonly code: string;
    readonly sourceId: string;
    readonly amount: number;
    readonly reason: "limit" | "net";
  }[];
  readonly withheld: number;
  readonly payable: number;
  /** The day the law sets; null while the tax is being cleared. */
  readonly payBy: string | null;
  /** The last bank day on which the payment is in time. */
  readonly bankDay: string | null;
}

const earning = (code: string, more: Partial<PayItem>): PayItem => ({
  code,
  kind: "earning",
  calculation: { kind: "fixed" },
  cpf: "none",
  sdl: false,
  funds: false,
  grossRate: false,
  prorated: false,
  ...more,
});
const assigned = (item: PayItem, amount: number, sourceId: string): AssignedItem[] =>
  amount === 0 ? [] : [{ item, amount, sourceId }];

/** What the rest of the notice is worth, and the months and days it was counted in. */
export interface UnservedPay {
  readonly by: "employer" | "employee";
  readonly months: number;
  readonly days: number;
  /** Cents of a day, rounded; only for show. */
  readonly rate: number;
  readonly amount: number;
}

function unservedPay({ unserved, gross, daysOff }: SettlementInput): UnservedPay | null {
  if (unserved === null) return null;
  const { by, from, to, count = "working-days" } = unserved;
  const isMonthly = (gross.rateType ?? "monthly") === "monthly";
  const months = count === "whole-months" && isMonthly ? completedMonths(from, to) : 0;
  const day = dayRate(gross);
  const days = workingDays(addMonths(from, months), to, daysOff);
  const ofDays = round({ top: day.top * BigInt(days), bottom: day.bottom }, "payCent");
  return { by, months, days, rate: round(day, "payCent"), amount: months * gross.amount + ofDays };
}

/** Recoveries within the limits that the last salary still has: damage and accommodation, not half of everything. */
function withinLimits(input: SettlementInput, salary: number, book: RateBook) {
  const terms = rowAt(book.employment, input.leftOn);
  const limited = new Set<DeductionKind>(
    input.limitLoans ? ["damage", "accommodation", "loan", "advance"] : ["damage", "accommodation"],
  );
  const limits = deductionLimits(
    {
      salary,
      monthSalary:
        input.gross.rateType === undefined || input.gross.rateType === "monthly" ? input.gross.amount : salary,
      deductions: input.recoveries.map(({ ground, amount }) => ({ kind: ground, amount })),
    },
    terms,
  );
  const left = new Map(limits.flatMap(({ rule, limit }) => (rule === "total" ? [] : [[rule, limit] as const])));
  return input.recoveries.map((recovery) => {
    const room = limited.has(recovery.ground) ? (left.get(recovery.ground) ?? recovery.amount) : recovery.amount;
    const taken = Math.min(recovery.amount, room);
    left.set(recovery.ground, room - taken);
    return { ...recovery, taken };
  });
}

/** The last payslip's input with all that the settlement adds, and what follows from it. */
export interface SettledInput {
  readonly input: PayslipInput;
  readonly notice: UnservedPay | null;
  readonly aws: number;
  readonly notRecovered: Settlement["notRecovered"];
  /** Net pay before anything is withheld. */
  readonly net: number;
  readonly withheld: number;
  readonly payBy: string | null;
  readonly bankDay: string | null;
}

export function settledInput(input: SettlementInput, book: RateBook): SettledInput {
  const { payslip, leftOn, unserved, aws, retrenchment, holidays, sourceId = null } = input;
  const notice = unservedPay(input);
  const source = (name: string): string => sourceId ?? name;
  const supplement = aws === null ? 0 : awsOf(aws, payslip.joinedOn, leftOn);
  const earned: AssignedItem[] = [
    ...payslip.items,
    // In lieu of notice: wages for SDL, but not for CPF and funds.
    ...assigned(
      earning("NOTICE_PAY", { sdl: true }),
      unserved?.by === "employer" ? (notice?.amount ?? 0) : 0,
      source("notice"),
    ),
    ...assigned(earning("AWS", { cpf: "additional", sdl: true, funds: true }), supplement, source("aws")),
    ...assigned(earning("RETRENCHMENT", {}), retrenchment, source("retrenchment")),
  ];
  const before = calculatePayslip({ ...payslip, items: earned }, book);
  const owed: Recovery[] =
    notice !== null && notice.by === "employee" && notice.amount > 0
      ? [{ code: "NOTICE_OWED", ground: "other", amount: notice.amount, sourceId: source("notice") }]
      : [];
  const recoveries = withinLimits(
    { ...input, recoveries: [...owed, ...input.recoveries] },
    Math.max(0, before.gross),
    book,
  );
  let room = Math.max(0, before.net);
  const notRecovered: { code: string; sourceId: string; amount: number; reason: "limit" | "net" }[] = [];
  const taken = recoveries.flatMap(({ code, ground, amount, sourceId: from, taken: allowed }) => {
    if (allowed < amount) notRecovered.push({ code, sourceId: from, amount: amount - allowed, reason: "limit" });
    const given = Math.min(allowed, room);
    room -= given;
    if (given < allowed) notRecovered.push({ code, sourceId: from, amount: allowed - given, reason: "net" });
    const item: PayItem = { ...earning(code, {}), kind: "deduction", ground };
    return assigned(item, given, from);
  });
  const { finalBy } = payDates(
    { periodEnd: lastDay(payslip.month), leaving: { lastDay: leftOn, how: input.how }, holidays },
    rowAt(book.employment, leftOn),
  );
  const net = before.net - taken.reduce((sum, { amount }) => sum + amount, 0);
  const payBy = input.taxClearance ? null : finalBy;
  return {
    input: { ...payslip, items: [...earned, ...taken] },
    notice,
    aws: supplement,
    notRecovered,
    net,
    withheld: input.taxClearance ? Math.max(0, net) : 0,
    payBy,
    bankDay: payBy === null ? null : bankDayOnOrBefore(payBy, holidays),
  };
}

/** The last salary has no limit for all deductions together. */
export const settledFaults = ({ faults }: Pick<Payslip, "faults">): Payslip["faults"] =>
  faults.filter(({ code }) => code !== "deduction-limit");

export function finalSettlement(input: SettlementInput, book: RateBook): Settlement {
  const settled = settledInput(input, book);
  const whole = calculatePayslip(settled.input, book);
  const { notRecovered, withheld, payBy, bankDay } = settled;
  return {
    payslip: { ...whole, faults: settledFaults(whole) },
    notRecovered,
    withheld,
    payable: whole.net - withheld,
    payBy,
    bankDay,
  };
}

/** Moneys that are held until IRAS has cleared the tax, as a deduction of the payslip. */
export const withheldItem = (amount: number, sourceId: string): AssignedItem[] =>
  assigned({ ...earning("TAX_CLEARANCE", {}), kind: "deduction" }, amount, sourceId);
