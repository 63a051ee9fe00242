/** Levies of the employer: Skills Development Levy and foreign worker levy. */
import { firstDay } from "#src/domain/shared/calendar.ts";
import { levyMonth, type LevyPass, monthlyLevy } from "#src/domain/statutory/levies/foreign-worker.ts";
import { sdlEmployerTotal, sdlLevy } from "#src/domain/statutory/levies/sdl.ts";
import { rowAt } from "#src/domain/statutory/rates/dated.ts";
import { RuleError } from "#src/domain/shared/rule-error.ts";
import type { Calculator, Schemas } from "./calculation.ts";

export const sdlCalculation: Calculator<"Sdl"> = {
  dated: "month",
  calculate({ month, wages, sdlRounding }, rates, ladder) {
    const row = rowAt(rates.sdl, firstDay(month));
    const levies = wages.map((each) => sdlLevy(each, row, sdlRounding, ladder));
    return { levies, total: sdlEmployerTotal(levies, ladder) };
  },
};

type LevyCase = Schemas["ForeignWorkerLevyInput"];

function passOf({ kind, tier = 1, sector, group, skill = "higher" }: LevyCase): LevyPass {
  if (kind === "s-pass") return { pass: kind, tier: tier === 2 ? 2 : 1 };
  if (sector === undefined || group === undefined)
    throw new RuleError("no-such-rate", sector === undefined ? "sector" : "group");
  return { pass: kind, sector, group, skill };
}

export const foreignWorkerLevyCalculation: Calculator<"ForeignWorkerLevy"> = {
  dated: "month",
  calculate: (input, rates, ladder) => {
    const { month, issuedOn, cancelledOn = null } = input;
    return levyMonth(
      { month, issuedOn, cancelledOn },
      monthlyLevy(passOf(input), month, rates.levy),
      rowAt(rates.levy.terms, firstDay(month)),
      ladder,
    );
  },
};
