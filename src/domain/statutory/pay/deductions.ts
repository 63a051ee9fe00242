/** Limits of salary deductions: each kind up to its share, all together up to half. */
import { fraction } from "../../shared/exact.ts";
import { cents, code, type Ladder } from "../explanation.ts";
import { type Picked, wholeRate } from "../rates/dated.ts";
import type { DeductionKind, EmploymentTerms } from "../rates/employment.ts";
import { round } from "../rounding.ts";
import { mustBeCents } from "../../shared/rule-error.ts";

interface DeductionInput {
  /** Salary of the period. */
  readonly salary: number;
  /** One month's salary, which limits deductions for damage and loss; the period's salary by default. */
  readonly monthSalary?: number;
  /** Without CPF and fund contributions. */
  readonly deductions: readonly { readonly kind: DeductionKind; readonly amount: number }[];
}

export interface DeductionLimit {
  readonly rule: DeductionKind | "total";
  readonly amount: number;
  readonly limit: number;
}

/** Applicable limits; amounts of one kind are added up. */
export function deductionLimits(
  input: DeductionInput,
  terms: Picked<EmploymentTerms>,
  ladder?: Ladder,
): DeductionLimit[] {
  const { salary, monthSalary = salary, deductions } = input;
  mustBeCents("amounts", salary, monthSalary, ...deductions.map(({ amount }) => amount));
  const { each, total, outsideTotal } = terms.value.deductions;
  const sum = (kinds: (kind: DeductionKind) => boolean): number =>
    deductions.reduce((taken, { kind, amount }) => taken + (kinds(kind) ? amount : 0), 0);
  const kinds = [...new Set(deductions.map(({ kind }) => kind))];
  const rules = [
    ...kinds.flatMap((rule) => {
      const part = each[rule];
      return part === undefined
        ? []
        : [
            {
              rule,
              amount: sum((kind) => kind === rule),
              limit: partOf(rule === "damage" ? monthSalary : salary, part),
            },
          ];
    }),
    { rule: "total" as const, amount: sum((kind) => !outsideTotal.includes(kind)), limit: partOf(salary, total) },
  ];
  for (const { rule, amount, limit } of rules) {
    ladder?.push({
      rule: "pay.deduction-limit",
      inputs: { kind: code(rule), amount: cents(amount), salary: cents(salary) },
      row: terms.ref,
      rounding: "limitCent",
      result: cents(limit),
    });
  }
  return rules;
}

/** Exceeded limits. */
export function deductionFaults(
  input: DeductionInput,
  terms: Picked<EmploymentTerms>,
  ladder?: Ladder,
): DeductionLimit[] {
  return deductionLimits(input, terms, ladder).filter(({ amount, limit }) => amount > limit);
}

function partOf(salary: number, part: number): number {
  return round(fraction(BigInt(salary) * BigInt(part), wholeRate), "limitCent");
}
