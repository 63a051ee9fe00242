/** A calculator's two operations, one case and a batch, made from a rule's function: results with their steps, rule errors as faults. */
import type { components } from "#generated/hrms/schema.ts";
import { ProblemError, type ProblemFault } from "#src/contract/problem.ts";
import { explain, type Ladder } from "#src/domain/statutory/explanation.ts";
import type { RateBook } from "#src/domain/statutory/rates/book.ts";
import { RuleError } from "#src/domain/shared/rule-error.ts";
import type { HrmsContext } from "../../context.ts";
import { ratesOf } from "../shared/rates.ts";
import { type Explanation, explanationOf } from "../shared/explanation.ts";

/** Rules return read-only values; the contract's types are mutable. */
type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;

export interface Calculation<Case, Result> {
  /** Input whose date decides which rates apply, where any do. */
  readonly dated?: keyof Case & string;
  /** Inputs by the names that the rules' errors use, where they differ. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly calculate: (input: Case, rates: RateBook, ladder?: Ladder) => Frozen<Result>;
}

export type Schemas = components["schemas"];

/** A calculation by the name that the contract's schemas of its input and result have. */
export type Calculator<Name extends string, Result extends string = `${Name}Result`> = Calculation<
  Schemas[`${Name}Input` & keyof Schemas],
  Schemas[Result & keyof Schemas]
>;

interface Answer<Result> {
  result: Result;
  explanation: Explanation;
}

interface CaseAnswer<Result> extends Partial<Answer<Result>> {
  errors?: ProblemFault[];
}

function faultOf<Case, Result>(
  error: unknown,
  { dated, inputs = {} }: Calculation<Case, Result>,
  place = "",
): ProblemFault {
  if (!(error instanceof RuleError)) throw error;
  const { code, field, params } = error;
  const name = code === "before-first-rate" ? (dated ?? field) : (inputs[field] ?? field);
  return { pointer: `${place}/${name}`, code, params: { ...params } };
}

/** `POST /calculators/<name>` */
function answering<Case, Result>(calculation: Calculation<Case, Result>) {
  return async ({ body }: { readonly body: Case }, ctx: HrmsContext): Promise<Answer<Result>> => {
    const rates = await ratesOf(ctx);
    try {
      const { result, steps } = explain((ladder) => calculation.calculate(body, rates, ladder));
      return { result: result as Result, explanation: explanationOf(steps) };
    } catch (error) {
      throw new ProblemError("validation", {
        title: "The rules cannot answer this",
        errors: [faultOf(error, calculation)],
      });
    }
  };
}

interface Batch<Case> {
  readonly cases: Case[];
  readonly explain?: boolean;
}

/** `POST /calculators/<name>/batch`: a case that the rules cannot answer does not lose the others. */
function answeringMany<Case, Result>(calculation: Calculation<Case, Result>) {
  const answerTo = (given: Case, index: number, rates: RateBook, explained: boolean): CaseAnswer<Result> => {
    try {
      if (!explained) return { result: calculation.calculate(given, rates) as Result };
      const { result, steps } = explain((ladder) => calculation.calculate(given, rates, ladder));
      return { result: result as Result, explanation: explanationOf(steps) };
    } catch (error) {
      return { errors: [faultOf(error, calculation, `/cases/${index}`)] };
    }
  };
  return async (
    { body }: { readonly body: Batch<Case> },
    ctx: HrmsContext,
  ): Promise<{ cases: CaseAnswer<Result>[] }> => {
    const rates = await ratesOf(ctx);
    return { cases: body.cases.map((given, index) => answerTo(given, index, rates, body.explain === true)) };
  };
}

type Of<Calc, Several extends boolean> =
  Calc extends Calculation<infer Case, infer Result>
    ? ReturnType<Several extends true ? typeof answeringMany<Case, Result> : typeof answering<Case, Result>>
    : never;

type Operations<All> = { [Name in keyof All & string as `calculate${Name}`]: Of<All[Name], false> } & {
  [Name in keyof All & string as `calculate${Name}Batch`]: Of<All[Name], true>;
};

/** Both operations of each calculator under the contract's names: `Sdl` answers `calculateSdl` and `calculateSdlBatch`. */
export function calculators<All extends Readonly<Record<string, Calculation<never, unknown>>>>(
  all: All,
): Operations<All> {
  const both = Object.entries(all).flatMap(([name, calculation]) => [
    [`calculate${name}`, answering(calculation)] as const,
    [`calculate${name}Batch`, answeringMany(calculation)] as const,
  ]);
  return Object.fromEntries(both) as unknown as Operations<All>;
}
