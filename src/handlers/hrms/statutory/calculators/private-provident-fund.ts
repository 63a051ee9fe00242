/** A private provident fund of the employer's own, by its scheme or by the example. */
import { firstDay } from "#src/domain/shared/calendar.ts";
import { ppfMonth } from "#src/domain/statutory/funds/ppf.ts";
import { type Picked, rowAt } from "#src/domain/statutory/rates/dated.ts";
import type { PpfRate } from "#src/domain/statutory/rates/ppf.ts";
import type { Calculator, Schemas } from "./calculation.ts";

type Case = Schemas["PrivateProvidentFundInput"];

/** A scheme that was sent counts as in force on the day it is asked for. */
function ownScheme({ scheme, month }: Case): Picked<PpfRate> | undefined {
  if (scheme === undefined) return undefined;
  const { base, ceiling = null, rounding = "fundCent", cells } = scheme;
  return {
    value: { base, ceiling, rounding, cells },
    ref: { series: "ppf", from: firstDay(month), source: "own-scheme", certainty: "own" },
  };
}

export const privateProvidentFundCalculation: Calculator<"PrivateProvidentFund"> = {
  dated: "month",
  calculate: (input, rates, ladder) => {
    const { month, birthDate, joinedOn, basic, gross = basic } = input;
    return ppfMonth(
      { month, birthDate, joinedOn, basic, gross },
      ownScheme(input) ?? rowAt(rates.ppf, firstDay(month)),
      ladder,
    );
  },
};
