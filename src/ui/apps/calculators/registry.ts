/** All calculators in the order of the overview; a declaration is loaded when its page is opened. */
import type { Calculator, Family } from "./calculator.ts";

const files = import.meta.glob<{ calculator: Calculator }>("./declared/*.ts");

export const families = {
  "calculators-cpf": ["cpf-month", "self-help-funds"],
} as const satisfies Partial<Record<Family, readonly string[]>>;

export type CalculatorName = (typeof families)[keyof typeof families][number];

export function familyOf(name: string): Family | undefined {
  return (Object.keys(families) as (keyof typeof families)[]).find((family) => (families[family] as readonly string[]).includes(name));
}

export async function loadCalculator(name: string): Promise<Calculator | undefined> {
  return (await files[`./declared/${name}.ts`]?.())?.calculator;
}
