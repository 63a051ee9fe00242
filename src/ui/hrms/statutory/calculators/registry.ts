/** All calculators in display order; declarations load on demand. */
import type { Calculator, Family } from "./calculator.ts";

const files = import.meta.glob<{ calculator: Calculator }>("./declared/*.ts");

export const families = {
  "calculators-cpf": [
    "cpf-month",
    "cpf-year",
    "sdl",
    "self-help-funds",
    "foreign-worker-levy",
    "private-provident-fund",
    "late-interest",
    "annual-limit",
    "wage-class",
    "share-recovery",
  ],
  "calculators-pay": [
    "pay-rates",
    "overtime",
    "rest-day",
    "public-holiday-work",
    "holiday-on-day-off",
    "incomplete-month",
    "leave-encashment",
    "notice",
    "deductions",
    "pay-dates",
  ],
  "calculators-leave": [
    "annual-leave",
    "sick-leave",
    "childcare-leave",
    "maternity-leave",
    "paternity-leave",
    "shared-parental-leave",
    "adoption-leave",
    "public-holidays",
  ],
  "calculators-checks": ["identifiers", "ezpay-file", "ezpay-check"],
} as const satisfies Record<Family, readonly string[]>;

export function familyOf(name: string): Family | undefined {
  return (Object.keys(families) as (keyof typeof families)[]).find((family) =>
    (families[family] as readonly string[]).includes(name),
  );
}

export async function loadCalculator(name: string): Promise<Calculator | undefined> {
  return (await files[`./declared/${name}.ts`]?.())?.calculator;
}
