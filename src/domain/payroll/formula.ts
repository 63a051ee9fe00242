/** Formulas of pay items: arithmetic on named facts, exact until its end and never run as code. Amounts are dollars. */
import jsep from "jsep";
import { compare, type Fraction, fraction, plus, times, wholeBelow } from "../shared/exact.ts";

export type FactKind = "number" | "text" | "flag";
export type FactKinds = ReadonlyMap<string, FactKind>;
/** A number is exact; a text is compared only. */
export type FactValue = Fraction | string | boolean;

export type FormulaFault =
  | { readonly code: "not-readable"; readonly at: number }
  | { readonly code: "empty" | "too-long" }
  | { readonly code: "unknown-name" | "unknown-function" | "not-allowed" | "wrong-kind"; readonly part: string }
  | { readonly code: "wrong-arguments"; readonly part: string; readonly count: number };

/** A formula that has been checked against the names it may use. */
export interface Formula {
  readonly text: string;
  /** Names of facts and items it refers to. */
  readonly names: readonly string[];
  readonly evaluate: (facts: (name: string) => FactValue) => Fraction;
}

const maxLength = 500;

/** The reason an amount cannot be calculated. */
export class FormulaError extends Error {
  readonly code: "division-by-zero" | "unknown-fact";
  constructor(code: FormulaError["code"]) {
    super(code);
    this.name = "FormulaError";
    this.code = code;
  }
}

type Evaluate = (facts: (name: string) => FactValue) => FactValue;
interface Part {
  readonly kind: FactKind;
  readonly run: Evaluate;
}
type Node = jsep.CoreExpression;

class Refusal extends Error {
  readonly fault: FormulaFault;
  constructor(fault: FormulaFault) {
    super(fault.code);
    this.fault = fault;
  }
}

const zero = fraction(0);
const negated = (value: Fraction): Fraction => times(value, -1);
const product = (one: Fraction, other: Fraction): Fraction => times(one, other.top, other.bottom);
const quotient = (one: Fraction, other: Fraction): Fraction => {
  if (other.top === 0n) throw new FormulaError("division-by-zero");
  return times(one, other.bottom, other.top);
};

const arithmetic: Readonly<Record<string, (one: Fraction, other: Fraction) => Fraction>> = {
  "+": plus,
  "-": (one, other) => plus(one, negated(other)),
  "*": product,
  "/": quotient,
};
const comparisons: Readonly<Record<string, (order: number) => boolean>> = {
  "<": (order) => order < 0,
  "<=": (order) => order <= 0,
  ">": (order) => order > 0,
  ">=": (order) => order >= 0,
};

const whole = (value: Fraction): Fraction => fraction(wholeBelow(value));
const pick =
  (better: (order: number) => boolean) =>
  (first: Fraction, ...more: readonly Fraction[]) =>
    more.reduce((best, value) => (better(compare(value, best)) ? value : best), first);

interface FormulaFunction {
  readonly min: number;
  readonly max: number;
  readonly run: (first: Fraction, ...more: readonly Fraction[]) => Fraction;
}

/** Half up, to a multiple of `step`. */
const rounded = (value: Fraction, step: Fraction = fraction(1)): Fraction =>
  product(whole(plus(quotient(value, step), fraction(1, 2))), step);

export const formulaFunctions = {
  min: { min: 2, max: 8, run: pick((order) => order < 0) },
  max: { min: 2, max: 8, run: pick((order) => order > 0) },
  round: { min: 1, max: 2, run: rounded },
  floor: { min: 1, max: 1, run: whole },
  ceil: { min: 1, max: 1, run: (value) => negated(whole(negated(value))) },
} as const satisfies Readonly<Record<string, FormulaFunction>>;

/** The decimal as written: a binary number would lose the last digit. */
function decimal(raw: string): Fraction {
  const [, digits = "", places = ""] = /^(\d*)\.?(\d*)$/.exec(raw) ?? [];
  if (digits + places === "") throw new Refusal({ code: "not-allowed", part: raw });
  return fraction(BigInt(digits + places), 10n ** BigInt(places.length));
}

function reader(kinds: FactKinds, names: Set<string>): (node: Node) => Part {
  const numeric = (node: Node): ((facts: (name: string) => FactValue) => Fraction) => {
    const { kind, run } = read(node);
    if (kind !== "number") throw new Refusal({ code: "wrong-kind", part: textOf(node) });
    return run as (facts: (name: string) => FactValue) => Fraction;
  };
  const flag = (node: Node): Evaluate => {
    const { kind, run } = read(node);
    if (kind !== "flag") throw new Refusal({ code: "wrong-kind", part: textOf(node) });
    return run;
  };
  const same = (left: Node, right: Node): Evaluate => {
    const [one, other] = [read(left), read(right)];
    if (one.kind !== other.kind) throw new Refusal({ code: "wrong-kind", part: textOf(right) });
    return (facts) => {
      const [a, b] = [one.run(facts), other.run(facts)];
      return typeof a === "object" && typeof b === "object" ? compare(a, b) === 0 : a === b;
    };
  };
  const binary = ({ operator, left, right }: jsep.BinaryExpression): Part => {
    const [one, other] = [left as Node, right as Node];
    const calculate = arithmetic[operator];
    const orders = comparisons[operator];
    if (calculate) {
      const [a, b] = [numeric(one), numeric(other)];
      return { kind: "number", run: (facts) => calculate(a(facts), b(facts)) };
    }
    if (orders) {
      const [a, b] = [numeric(one), numeric(other)];
      return { kind: "flag", run: (facts) => orders(compare(a(facts), b(facts))) };
    }
    if (operator === "==" || operator === "!=") {
      const equal = same(one, other);
      return { kind: "flag", run: (facts) => equal(facts) === (operator === "==") };
    }
    if (operator === "&&" || operator === "||") {
      const [a, b] = [flag(one), flag(other)];
      return {
        kind: "flag",
        run: (facts) =>
          operator === "&&" ? a(facts) === true && b(facts) === true : a(facts) === true || b(facts) === true,
      };
    }
    throw new Refusal({ code: "not-allowed", part: operator });
  };
  const call = ({ callee, arguments: given }: jsep.CallExpression): Part => {
    const name = textOf(callee as Node);
    if (!Object.hasOwn(formulaFunctions, name)) throw new Refusal({ code: "unknown-function", part: name });
    const used: FormulaFunction = formulaFunctions[name as keyof typeof formulaFunctions];
    if (given.length < used.min || given.length > used.max)
      throw new Refusal({ code: "wrong-arguments", part: name, count: given.length });
    const values = given.map((node) => numeric(node as Node));
    return {
      kind: "number",
      run(facts) {
        const [first = zero, ...more] = values.map((value) => value(facts));
        return used.run(first, ...more);
      },
    };
  };
  const read = (node: Node): Part => {
    switch (node.type) {
      case "Literal": {
        const { value, raw } = node as jsep.Literal;
        if (typeof value === "string") return { kind: "text", run: () => value };
        if (typeof value === "boolean") return { kind: "flag", run: () => value };
        if (typeof value !== "number") throw new Refusal({ code: "not-allowed", part: raw });
        const exact = decimal(raw);
        return { kind: "number", run: () => exact };
      }
      case "Identifier": {
        const { name } = node as jsep.Identifier;
        const kind = kinds.get(name);
        if (kind === undefined) throw new Refusal({ code: "unknown-name", part: name });
        names.add(name);
        return { kind, run: (facts) => facts(name) };
      }
      case "BinaryExpression":
        return binary(node as jsep.BinaryExpression);
      case "UnaryExpression": {
        const { operator, argument } = node as jsep.UnaryExpression;
        if (operator === "!") {
          const run = flag(argument as Node);
          return { kind: "flag", run: (facts) => run(facts) !== true };
        }
        if (operator !== "-" && operator !== "+") throw new Refusal({ code: "not-allowed", part: operator });
        const run = numeric(argument as Node);
        return { kind: "number", run: operator === "-" ? (facts) => negated(run(facts)) : run };
      }
      case "ConditionalExpression": {
        const { test, consequent, alternate } = node as jsep.ConditionalExpression;
        const [decides, one, other] = [flag(test as Node), read(consequent as Node), read(alternate as Node)];
        if (one.kind !== other.kind) throw new Refusal({ code: "wrong-kind", part: textOf(alternate as Node) });
        return { kind: one.kind, run: (facts) => (decides(facts) === true ? one.run(facts) : other.run(facts)) };
      }
      case "CallExpression":
        return call(node as jsep.CallExpression);
      default:
        throw new Refusal({ code: "not-allowed", part: textOf(node) });
    }
  };
  return read;
}

function textOf(node: Node): string {
  const { name, raw, operator, type } = node as Partial<Record<"name" | "raw" | "operator" | "type", string>>;
  return name ?? raw ?? operator ?? type ?? "";
}

/** The formula, or the first thing wrong with it. */
export function readFormula(text: string, kinds: FactKinds): Formula | FormulaFault {
  if (text.trim() === "") return { code: "empty" };
  if (text.length > maxLength) return { code: "too-long" };
  const names = new Set<string>();
  try {
    const { kind, run } = reader(kinds, names)(jsep(text) as Node);
    if (kind !== "number") return { code: "wrong-kind", part: text.trim() };
    return { text, names: [...names], evaluate: run as Formula["evaluate"] };
  } catch (error) {
    if (error instanceof Refusal) return error.fault;
    const { index } = error as { index?: unknown };
    if (typeof index === "number") return { code: "not-readable", at: index };
    throw error;
  }
}

/** Whether a formula, as stored, refers to the name. */
export const refersTo = (text: string | null, name: string): boolean =>
  text !== null && new RegExp(`\\b${name}\\b`).test(text);

export const isFormula = (read: Formula | FormulaFault): read is Formula => "evaluate" in read;

/** Items in an order in which each follows those it refers to; the codes of a cycle instead if there is one. */
export function calculationOrder(
  items: ReadonlyMap<string, readonly string[]>,
): { readonly order: readonly string[] } | { readonly cycle: readonly string[] } {
  const order: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (code: string): readonly string[] | undefined => {
    if (done.has(code)) return undefined;
    if (path.includes(code)) return [...path.slice(path.indexOf(code)), code];
    path.push(code);
    for (const name of items.get(code) ?? []) {
      const cycle = items.has(name) ? visit(name) : undefined;
      if (cycle) return cycle;
    }
    path.pop();
    done.add(code);
    order.push(code);
    return undefined;
  };
  for (const code of items.keys()) {
    const cycle = visit(code);
    if (cycle) return { cycle };
  }
  return { order };
}
