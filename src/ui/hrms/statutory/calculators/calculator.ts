/** Calculator declarations: inputs, operation and result layout. */
import type { UseQueryOptions } from "@tanstack/react-query";
import type { Explanation } from "#generated/hrms/schema.ts";
import type { Fields, ResourceField } from "#src/contract/resource.ts";
import { type FieldSpec, specOf, type Values } from "../../../form/spec.ts";
import type { Words } from "../shared/explanation/words.ts";

export type { Values };

/** A field that is kept in the URL. */
export interface Input extends FieldSpec {
  /** Short name in the URL. */
  readonly short: string;
  /** A choice the law leaves open; shown below the others with the reason for its default. */
  readonly setting?: boolean;
  /** Of "parts": the unit that is typed. */
  readonly unit?: (words: Words) => string;
  readonly rows?: readonly Input[];
}

/** What a declaration adds to a field of the contract. */
export type Asked = Partial<Omit<Input, "name" | "rows">> & {
  readonly short: string;
  readonly rows?: Readonly<Record<string, Asked>>;
};

/** An input that the request body does not have; its declaration says the kind. */
export const pageOnly: ResourceField = { type: "any", required: true, nullable: false };

/** The inputs in the order in which they are asked, with what the request body says about each. */
export function inputs<const Body extends Fields>(
  body: Body,
  asked: Readonly<Partial<Record<keyof Body & string, Asked>>>,
): readonly Input[] {
  return Object.entries(asked as Readonly<Record<string, Asked>>).map(([name, { rows, ...more }]) => {
    const { rows: _all, ...spec } = specOf(name, body[name], more);
    const hasDefault = spec.kind === "choice" && spec.initial !== undefined;
    return {
      ...spec,
      short: more.short,
      required: more.required ?? (spec.kind !== "flag" && (spec.required === true || hasDefault)),
      ...(rows && { rows: inputs<Fields>(body[name]?.items?.fields ?? {}, rows) }),
    };
  });
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
  /** A file of ASCII text to save. */
  readonly download?: { readonly name: string; readonly content: string };
  readonly groups: readonly { readonly title?: string; readonly lines: readonly ResultLine[] }[];
  readonly tables?: readonly ResultTable[];
  /** What the user should act on, shown above the breakdown. */
  readonly warnings?: readonly string[];
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
  readonly fields: readonly Input[];
  /** Custom request body, if it differs from the values by name; `values` keep their spaces. */
  readonly toBody?: (body: Values, values: Values) => object;
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
