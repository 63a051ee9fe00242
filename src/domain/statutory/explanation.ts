/** Explanations of results: ordered steps as data, worded on screen. */
import { decimalText, type Fraction } from "../shared/exact.ts";
import type { RuleId } from "./explanation-rules.ts";
import type { Certainty, SeriesName } from "./rates/dated.ts";
import type { Source, SourceId } from "./rates/sources.ts";
import type { RoundingName } from "./rounding.ts";

/** `rate` counts millionths (1 % = 10,000); `exact` is a decimal text of cents before rounding. */
export type Unit =
  | "cents"
  | "exact"
  | "rate"
  | "date"
  | "month"
  | "days"
  | "weeks"
  | "months"
  | "years"
  | "minutes"
  | "hours"
  | "halves"
  | "count"
  | "code";

export interface Quantity {
  readonly unit: Unit;
  readonly value: number | string | boolean;
}

/** The rate row a step used; `announcedUpTo` is set if the date is beyond the announced rates. */
export interface RowRef {
  readonly series: SeriesName;
  readonly from: string;
  readonly source: SourceId;
  readonly certainty: Certainty;
  /** The source of a row that was entered on the platform. */
  readonly given?: Source;
  readonly announcedUpTo?: string;
}

export interface Step {
  readonly rule: RuleId;
  readonly inputs: Readonly<Record<string, Quantity>>;
  readonly row?: RowRef;
  /** The company's setting where the law leaves a choice. */
  readonly setting?: { readonly name: string; readonly value: string };
  readonly source?: SourceId;
  /** The result before its rounding. */
  readonly exact?: string;
  readonly rounding?: RoundingName;
  readonly result: Quantity;
}

/** Collects the steps of a formula, in order. */
export type Ladder = Step[];

const of =
  (unit: Unit) =>
  (value: number | string | boolean): Quantity => ({ unit, value });

export const cents = of("cents");
export const rate = of("rate");
export const date = of("date");
export const month = of("month");
export const days = of("days");
export const weeks = of("weeks");
export const months = of("months");
export const years = of("years");
export const minutes = of("minutes");
export const hours = of("hours");
export const halves = of("halves");
export const count = of("count");
export const code = of("code");
export const exactly = (value: Fraction): Quantity => ({ unit: "exact", value: decimalText(value) });

export interface Explained<T> {
  readonly result: T;
  readonly steps: readonly Step[];
}

/** Runs a formula with a ladder: `explain((ladder) => cpfMonth(input, rows, ladder))`. */
export function explain<T>(formula: (ladder: Ladder) => T): Explained<T> {
  const steps: Ladder = [];
  const result = formula(steps);
  return { result, steps };
}

/** Series used beyond their announced rates. */
export function beyondAnnounced(steps: readonly Step[]): RowRef[] {
  const refs = steps.flatMap((step) => (step.row?.announcedUpTo === undefined ? [] : [step.row]));
  return refs.filter((ref, index) => refs.findIndex(({ series }) => series === ref.series) === index);
}
