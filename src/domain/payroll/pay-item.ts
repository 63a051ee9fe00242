/** Pay items: what can be earned or deducted, how it is calculated and what it counts for. */
import type { DeductionKind } from "../statutory/rates/employment.ts";
import type { FactKinds } from "./formula.ts";

export type LineKind = "earning" | "deduction" | "employer-cost";
/** CPF wages that an item belongs to. */
export type CpfClass = "ordinary" | "additional" | "none";

/** Days and hours an amount can be paid for. */
export const countedDays = ["working", "worked", "paid", "no-pay", "calendar"] as const;
export const countedHours = ["normal", "overtime", "rest-day", "holiday"] as const;
export type CountedDays = (typeof countedDays)[number];
export type CountedHours = (typeof countedHours)[number];

export type Calculation =
  | { readonly kind: "fixed" }
  | { readonly kind: "per-day"; readonly days: CountedDays }
  | { readonly kind: "per-hour"; readonly hours: CountedHours }
  /** Millionths of the month's basic pay, or of all earnings in the gross rate of pay. */
  | { readonly kind: "percentage"; readonly rate: number; readonly base: "basic" | "gross" }
  | { readonly kind: "formula"; readonly text: string };

export interface PayItem {
  /** Also its name in formulas. */
  readonly code: string;
  readonly kind: LineKind;
  readonly calculation: Calculation;
  readonly cpf: CpfClass;
  readonly sdl: boolean;
  /** Counts as wages for self-help group funds. */
  readonly funds: boolean;
  /** Part of the gross rate of pay; travel, food and housing allowances, overtime and bonuses are not. */
  readonly grossRate: boolean;
  /** Reduced in incomplete months, like basic pay. */
  readonly prorated: boolean;
  /** Legal ground of a deduction, which limits it. */
  readonly ground?: DeductionKind;
  /** Deductions with a lower number are taken first. */
  readonly priority?: number;
}

/** An item that a person gets in a period. */
export interface AssignedItem {
  readonly item: PayItem;
  /** Cents: the amount of a fixed item, or that of a day or an hour. */
  readonly amount: number;
  /** The assignment, claim or loan that it comes from. */
  readonly sourceId: string;
}

/** Facts that formulas can use besides the codes of other items. */
export const formulaFacts: FactKinds = new Map([
  ["basic", "number"],
  ["earnedBasic", "number"],
  ["amount", "number"],
  ["workingDays", "number"],
  ["workedDays", "number"],
  ["paidDays", "number"],
  ["noPayDays", "number"],
  ["absentDays", "number"],
  ["calendarDays", "number"],
  ["normalHours", "number"],
  ["overtimeHours", "number"],
  ["restDayHours", "number"],
  ["holidayHours", "number"],
  ["hourlyRate", "number"],
  ["dailyRate", "number"],
  ["serviceMonths", "number"],
  ["serviceYears", "number"],
  ["age", "number"],
  ["grade", "text"],
]);
