/** Calculator declarations: inputs, operation and result layout. */
import type { UseQueryOptions } from "@tanstack/react-query";
import type { Explanation } from "#generated/hrms/schema.ts";
import type { Words } from "./words.ts";

export type FieldKind =
  | "money"
  | "month"
  | "date"
  | "year"
  | "choice"
  | "flag"
  | "whole"
  | "days"
  | "percent"
  | "minutes"
  | "text"
  | "file"
  | "list"
  | "months";

/** Value of a field: text, number or boolean; lists hold rows. Null if empty. */
export type Value = string | number | boolean | null | readonly Values[];
export interface Values {
  readonly [field: string]: Value;
}

export interface FieldSpec {
  /** Field name in the contract. */
  readonly name: string;
  /** Short name in the URL. */
  readonly short: string;
  readonly kind: FieldKind;
  readonly required?: boolean;
  /** A choice the law leaves open; shown below the others with the reason for its default. */
  readonly setting?: boolean;
  readonly choices?: readonly string[];
  readonly initial?: Value;
  /** Whether the field applies to the other values. */
  readonly when?: (values: Values) => boolean;
  /** For lists: fields of a row, and the maximum number of rows. */
  readonly columns?: readonly FieldSpec[];
  readonly max?: number;
}

/** Table cells, localised on screen and plain in exports. */
export type Cell =
  | string
  | { readonly cents: number }
  | { readonly date: string }
  | { readonly number: number }
  | { readonly month: string };

export interface ResultTable {
  readonly name: string;
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface ResultLine {
  readonly label: string;
  readonly value: Cell;
  /** Secondary text below the label. */
  readonly note?: string;
  /** Sums are emphasised, parts are muted. */
  readonly tone?: "sum" | "part";
}

export interface ResultView {
  readonly headline: { readonly label: string; readonly value: Cell; readonly tone?: "good" | "bad" };
  readonly groups: readonly { readonly title?: string; readonly lines: readonly ResultLine[] }[];
  readonly tables?: readonly ResultTable[];
  readonly notes?: readonly string[];
}

export interface Answer<Result> {
  readonly result: Result;
  readonly explanation: Explanation;
}

export type Family = "calculators-cpf" | "calculators-pay" | "calculators-leave" | "calculators-checks";

export interface Calculator {
  readonly name: string;
  readonly family: Family;
  readonly fields: readonly FieldSpec[];
  /** Custom request body, if it differs from the values by name. */
  readonly toBody?: (values: Values) => object;
  readonly ask: (input: { body: never }) => Pick<UseQueryOptions<Answer<unknown>>, "queryKey" | "queryFn">;
  readonly view: (result: never, words: Words, values: Values) => ResultView;
}

/** Type-checks a declaration against its operation, then erases the types. */
export function declare<Body, Result>(
  calculator: Omit<Calculator, "ask" | "view"> & {
    readonly ask: (input: { body: Body }) => {
      queryKey: readonly unknown[];
      queryFn: (context: never) => Promise<Answer<Result>>;
    };
    readonly view: (result: Result, words: Words, values: Values) => ResultView;
  },
): Calculator {
  return calculator as unknown as Calculator;
}
