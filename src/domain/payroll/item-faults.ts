/** What is wrong with a pay item as entered. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { calculationOrder, type FactKind, type FactKinds, isFormula, readFormula } from "./formula.ts";
import { formulaFacts } from "./pay-item.ts";

export interface ItemCalculation {
  readonly code: string;
  readonly calculation: "fixed" | "per-day" | "per-hour" | "percentage" | "formula";
  readonly amount: number | null;
  readonly days: string | null;
  readonly hours: string | null;
  readonly rate: number | null;
  readonly base: string | null;
  readonly formula: string | null;
}

/** Fields that a calculation needs; the others do not apply to it. */
export const calculationFields = {
  fixed: [],
  "per-day": ["amount", "days"],
  "per-hour": ["amount", "hours"],
  percentage: ["rate", "base"],
  formula: ["formula"],
} as const satisfies Readonly<Record<ItemCalculation["calculation"], readonly (keyof ItemCalculation)[]>>;

export type CalculationField = "amount" | "days" | "hours" | "rate" | "base" | "formula";
const allFields: readonly CalculationField[] = ["amount", "days", "hours", "rate", "base", "formula"];

/** Whether a field applies: a fixed amount and a formula may have a usual amount. */
export const applies = (calculation: unknown, field: CalculationField): boolean =>
  (calculationFields[calculation as ItemCalculation["calculation"]] as readonly string[] | undefined)?.includes(
    field,
  ) === true ||
  (field === "amount" && (calculation === "fixed" || calculation === "formula"));

/** The item without what does not apply to its calculation. */
export function relevantFields<Item extends ItemCalculation>(item: Item): Item {
  return {
    ...item,
    ...Object.fromEntries(allFields.flatMap((field) => (applies(item.calculation, field) ? [] : [[field, null]]))),
  };
}

const isCode = (name: string): boolean => /^[A-Z][A-Z0-9_]*$/.test(name);

/** Facts, and every name that may be the code of an item: for a check without the company's items. */
export const anyCode: FactKinds = new (class extends Map<string, FactKind> {
  override get(name: string): FactKind | undefined {
    return formulaFacts.get(name) ?? (isCode(name) ? "number" : undefined);
  }
})();

interface OtherItem {
  readonly code: string;
  readonly formula: string | null;
}

/** Faults of one item; with the company's other items, also unknown codes and cycles. */
export function itemFaults(item: ItemCalculation, others?: readonly OtherItem[]): ProblemFault[] {
  const missing = calculationFields[item.calculation]
    .filter((field) => item[field] === null || item[field] === undefined || item[field] === "")
    .map((field) => ({ pointer: `/${field}`, code: "required", message: "is needed for this calculation" }));
  if (missing.length > 0) return missing;
  if (formulaFacts.has(item.code)) return [{ pointer: "/code", code: "reserved", message: "is the name of a fact" }];
  return item.calculation === "formula" ? formulaFaults(item, others) : [];
}

const texts = {
  empty: "is empty",
  "too-long": "is too long",
  "not-readable": "cannot be read",
  "unknown-name": "refers to something unknown",
  "unknown-function": "uses a function that does not exist",
  "not-allowed": "contains something that formulas cannot have",
  "wrong-kind": "uses a text, number or condition where another is needed",
  "wrong-arguments": "gives a function too few or too many values",
} as const;

function formulaFaults({ code, formula }: ItemCalculation, others?: readonly OtherItem[]): ProblemFault[] {
  const kinds: FactKinds = others
    ? new Map([...formulaFacts, ...others.map((other): [string, FactKind] => [other.code, "number"])])
    : anyCode;
  const read = readFormula(formula ?? "", kinds);
  if (!isFormula(read)) {
    const { code: fault, ...params } = read;
    return [{ pointer: "/formula", code: `formula-${fault}`, message: texts[fault], params }];
  }
  const known = others ?? [];
  const references = new Map(
    [...known.filter((other) => other.code !== code), { code, formula }].map((each) => {
      const named = each.formula === null ? undefined : readFormula(each.formula, anyCode);
      return [each.code, named !== undefined && isFormula(named) ? named.names : []];
    }),
  );
  const found = calculationOrder(references);
  return "cycle" in found
    ? [
        {
          pointer: "/formula",
          code: "formula-cycle",
          message: "refers back to itself",
          params: { cycle: found.cycle.join(" → ") },
        },
      ]
    : [];
}
