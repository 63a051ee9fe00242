/** What a calculator's page is made of: its inputs, the call that answers, and how the result is laid out. */
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

/** Values by field: text, number, yes or no; a list holds values of its own. Null where nothing was typed. */
export type Value = string | number | boolean | null | readonly Values[];
export interface Values {
  readonly [field: string]: Value;
}

export interface FieldSpec {
  /** The input in the contract. */
  readonly name: string;
  /** The same in the page's address, as short as can be told apart. */
  readonly short: string;
  readonly kind: FieldKind;
  readonly required?: boolean;
  /** A choice the law leaves open: stands below the others with what speaks for its default. */
  readonly setting?: boolean;
  readonly choices?: readonly string[];
  readonly initial?: Value;
  /** Only asked for when the other values make it matter. */
  readonly when?: (values: Values) => boolean;
  /** Of a list: the inputs of one row, and the most rows. */
  readonly columns?: readonly FieldSpec[];
  readonly max?: number;
}

/** Cells of a table, shown in the language of the page and written to a file as plain values. */
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
  /** Beneath the label, quieter. */
  readonly note?: string;
  /** Sums stand out, parts stand back. */
  readonly tone?: "sum" | "part";
}

export interface ResultView {
  /** The one number or word somebody came for. */
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
  /** Inputs as the contract wants them, where that is not each value under its name. */
  readonly toBody?: (values: Values) => object;
  readonly ask: (input: { body: never }) => Pick<UseQueryOptions<Answer<unknown>>, "queryKey" | "queryFn">;
  readonly view: (result: never, words: Words, values: Values) => ResultView;
}

/** Checks a declaration against the types of its call, then forgets them: the page treats all calculators alike. */
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
