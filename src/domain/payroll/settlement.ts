/** How the end of an employment is settled: what was decided, what is suggested, and what the last payslip makes of it. */
import { addDays } from "../shared/calendar.ts";
import type { exitReasons } from "../people/shared/vocabulary.ts";
import type { DeductionKind } from "../statutory/rates/employment.ts";
import type { RateBook } from "../statutory/rates/book.ts";
import { rowAt } from "../statutory/rates/dated.ts";
import { publicHolidays } from "../statutory/leave/holidays.ts";
import { noticePeriod } from "../statutory/pay/notice.ts";
import { payDates } from "../statutory/pay/pay-dates.ts";
import { termsOn } from "./basic-pay.ts";
import {
  noticeEnd,
  type Recovery,
  settledInput,
  type SettledInput,
  type SettlementInput,
  withheldItem,
} from "./files/final-settlement.ts";
import { grossRateOf } from "./item-lines.ts";
import type { PayslipInput } from "./payslip.ts";
import type { RunState } from "./run-words.ts";

export const leavingWays = ["notice-served", "dismissed", "no-notice"] as const;
export const noticeDebtors = ["employer", "employee"] as const;
export const noticeCounts = ["working-days", "whole-months"] as const;
export const awsMethods = ["completed-months", "calendar-days"] as const;

export const settlementStates = [
  "draft",
  "calculated",
  "submitted",
  "approved",
  "locked",
  "paid",
  "cancelled",
] as const;
export type SettlementState = (typeof settlementStates)[number];

/** The state of a settlement is that of the pay run that pays it. */
export const statesByRun: Readonly<Record<RunState, SettlementState>> = {
  draft: "draft",
  calculating: "draft",
  failed: "draft",
  cancelled: "draft",
  calculated: "calculated",
  submitted: "submitted",
  approved: "approved",
  locked: "locked",
  paid: "paid",
  closed: "paid",
};

export interface SettlementRecovery {
  readonly deductionId: string;
  /** Cents. */
  readonly amount: number;
}

export interface SettlementTerms {
  readonly how: (typeof leavingWays)[number];
  /** Who owes the rest of the notice; null if nobody does. */
  readonly noticeBy: (typeof noticeDebtors)[number] | null;
  readonly noticeFrom: string | null;
  readonly noticeTo: string | null;
  readonly noticeCount: (typeof noticeCounts)[number];
  readonly awsMethod: (typeof awsMethods)[number] | null;
  readonly awsUnpaidDays: number;
  readonly retrenchment: number;
  readonly limitLoans: boolean;
  readonly withholdTax: boolean;
}

interface LeaverFacts {
  readonly startDate: string;
  readonly lastDay: string;
  readonly noticeGivenOn: string | null;
  /** By contract; null for the notice of the Employment Act. */
  readonly noticeDays: number | null;
  readonly exitReason: (typeof exitReasons)[number] | null;
  readonly isCitizen: boolean;
}

/** The last day of the notice that is due; null where no notice was given. */
export function noticeDueUntil(
  { startDate, noticeGivenOn, noticeDays }: Pick<LeaverFacts, "startDate" | "noticeGivenOn" | "noticeDays">,
  book: RateBook,
): string | null {
  if (noticeGivenOn === null || noticeGivenOn < startDate) return null;
  const due =
    noticeDays === null
      ? noticePeriod(startDate, noticeGivenOn, rowAt(book.employment, noticeGivenOn))
      : ({ unit: "days", length: noticeDays } as const);
  return noticeEnd(noticeGivenOn, due);
}

/** What a settlement starts with. A person decides. */
export function suggestedTerms(facts: LeaverFacts, book: RateBook): SettlementTerms {
  const { lastDay, exitReason, noticeGivenOn, isCitizen } = facts;
  const until = noticeDueUntil(facts, book);
  const isShort = until !== null && until > lastDay;
  const by = exitReason === "resignation" ? "employee" : exitReason === "retrenchment" ? "employer" : null;
  const noticeBy = isShort ? by : null;
  const ended = exitReason === "dismissal" || exitReason === "retrenchment";
  return {
    how: ended ? "dismissed" : exitReason === "resignation" && noticeGivenOn === null ? "no-notice" : "notice-served",
    noticeBy,
    noticeFrom: noticeBy === null ? null : addDays(lastDay, 1),
    noticeTo: noticeBy === null ? null : until,
    noticeCount: "working-days",
    awsMethod: null,
    awsUnpaidDays: 0,
    retrenchment: 0,
    limitLoans: false,
    withholdTax: !isCitizen,
  };
}

export interface TermsFault {
  readonly pointer: string;
  readonly code: string;
}

/** What is wrong with terms before anything is calculated. */
export function termsFaults(
  terms: SettlementTerms & { readonly recoveries: readonly SettlementRecovery[] },
  lastDay: string,
): TermsFault[] {
  const { noticeBy, noticeFrom, noticeTo, recoveries } = terms;
  const faults: TermsFault[] = [];
  if (noticeBy !== null) {
    if (noticeFrom === null) faults.push({ pointer: "/noticeFrom", code: "required" });
    else if (noticeFrom <= lastDay) faults.push({ pointer: "/noticeFrom", code: "employed-then" });
    if (noticeTo === null) faults.push({ pointer: "/noticeTo", code: "required" });
    else if (noticeFrom !== null && noticeTo < noticeFrom) faults.push({ pointer: "/noticeTo", code: "before-start" });
  }
  recoveries.forEach(({ deductionId }, at) => {
    if (recoveries.findIndex((each) => each.deductionId === deductionId) !== at)
      faults.push({ pointer: `/recoveries/${at}/deductionId`, code: "twice" });
  });
  return faults;
}

/** What a settlement contributes to the last payslip. */
export interface SettlementFacts {
  readonly id: string;
  readonly terms: SettlementTerms;
  /** What is left of loans and advances first, then other recoveries. */
  readonly recoveries: readonly Recovery[];
  readonly workDays: readonly string[];
}

export interface SettlementOutcome extends Omit<SettledInput, "input"> {
  readonly payable: number;
  /** Recoveries that were asked for, before any limit. */
  readonly recoveries: readonly { readonly code: string; readonly ground: DeductionKind; readonly amount: number }[];
}

const weekDayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

function holidaysAround(lastDay: string, { holidays }: RateBook): ReadonlySet<string> {
  const year = Number(lastDay.slice(0, 4));
  return new Set([year, year + 1].flatMap((each) => publicHolidays(each, holidays)).map(({ observed }) => observed));
}

/** The day by which the law wants the last salary to be paid. */
export function finalPayBy(how: SettlementTerms["how"], lastDay: string, book: RateBook): string {
  const { finalBy } = payDates(
    { periodEnd: lastDay, leaving: { lastDay, how }, holidays: holidaysAround(lastDay, book) },
    rowAt(book.employment, lastDay),
  );
  return finalBy ?? lastDay;
}

/** The input of the last payslip with the settlement in it, so that explaining and replaying it need nothing else. */
export function settle(
  payslip: PayslipInput,
  { id, terms, recoveries, workDays }: SettlementFacts,
  book: RateBook,
): { readonly input: PayslipInput; readonly outcome: SettlementOutcome } {
  const leftOn = payslip.leftOn ?? payslip.payDate;
  const { basic, rateType, daysPerWeek, normalMinutes } = termsOn(payslip.terms, leftOn);
  const isMonthly = rateType === "monthly";
  const { noticeBy, noticeFrom, noticeTo, noticeCount, awsMethod } = terms;
  const whole = new Set(recoveries.map(({ sourceId }) => sourceId));
  const given: SettlementInput = {
    // What is left of a loan takes the place of its instalment.
    payslip: { ...payslip, items: payslip.items.filter(({ sourceId }) => !whole.has(sourceId)) },
    leftOn,
    how: terms.how,
    gross: {
      amount: isMonthly ? basic + grossRateOf(payslip.items) : basic,
      rateType,
      daysPerWeek,
      normalMinutes,
    },
    unserved:
      noticeBy === null || noticeFrom === null || noticeTo === null
        ? null
        : { by: noticeBy, from: noticeFrom, to: noticeTo, count: noticeCount },
    daysOff: weekDayNames.flatMap((name, day) => (workDays.includes(name) ? [] : [day])),
    aws: awsMethod === null || !isMonthly ? null : { basic, method: awsMethod, unpaidDays: terms.awsUnpaidDays },
    retrenchment: terms.retrenchment,
    recoveries,
    limitLoans: terms.limitLoans,
    taxClearance: terms.withholdTax,
    holidays: holidaysAround(leftOn, book),
    sourceId: id,
  };
  const { input, ...rest } = settledInput(given, book);
  return {
    input: { ...input, items: [...input.items, ...withheldItem(rest.withheld, id)] },
    outcome: {
      ...rest,
      payable: rest.net - rest.withheld,
      recoveries: recoveries.map(({ code, ground, amount }) => ({ code, ground, amount })),
    },
  };
}
