/** Skills Development Levy: per employee in cents, the employer's total rounded down to dollars. */
import { decimalText, fraction } from "../../shared/exact.ts";
import { cents, count, type Ladder, rate } from "../explanation.ts";
import { type Picked, wholeRate } from "../rates/dated.ts";
import type { SdlRate } from "../rates/levies.ts";
import { round, roundQuotient } from "../rounding.ts";
import { mustBeCents } from "../../shared/rule-error.ts";

/** Rounding of the third decimal is not published; half up by default. */
export type SdlRounding = "sdlHalfUp" | "sdlDown" | "sdlUp";

export const defaultSdlRounding: SdlRounding = "sdlHalfUp";

/** Based on all pay of the month, including bonus and salary in lieu of notice; no wages, no levy. */
export function sdlLevy(
  wages: number,
  row: Picked<SdlRate>,
  rounding: SdlRounding = defaultSdlRounding,
  ladder?: Ladder,
): number {
  mustBeCents("wages", wages);
  if (wages === 0) return 0;
  const { rate: share, wageCap, minimum, maximum } = row.value;
  const base = Math.min(wages, wageCap);
  const levy = Math.min(maximum, Math.max(minimum, roundQuotient(base * share, wholeRate, rounding)));
  ladder?.push(
    { rule: "sdl.base", inputs: { wages: cents(wages), cap: cents(wageCap) }, row: row.ref, result: cents(base) },
    {
      rule: "sdl.levy",
      inputs: { base: cents(base), rate: rate(share), minimum: cents(minimum), maximum: cents(maximum) },
      row: row.ref,
      setting: { name: "sdlRounding", value: rounding },
      exact: decimalText(fraction(base * share, wholeRate)),
      rounding,
      result: cents(levy),
    },
  );
  return levy;
}

export function sdlEmployerTotal(levies: readonly number[], ladder?: Ladder): number {
  mustBeCents("levies", ...levies);
  const sum = levies.reduce((total, levy) => total + BigInt(levy), 0n);
  const total = round(fraction(sum), "sdlEmployerTotal");
  ladder?.push({
    rule: "sdl.employer-total",
    inputs: { employees: count(levies.length) },
    source: "sdl-page",
    exact: decimalText(fraction(sum)),
    rounding: "sdlEmployerTotal",
    result: cents(total),
  });
  return total;
}
