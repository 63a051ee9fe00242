/** All roundings by name, with their legal source. */
import { type Fraction, fraction, times, wholeBelow } from "../shared/exact.ts";
import type { SourceId } from "./rates/sources.ts";

interface Rounding {
  /** Rounds to a multiple of this many cents or days. */
  readonly to: number;
  readonly way: "down" | "up" | "half-up";
  readonly source: SourceId;
}

export const roundings = {
  cpfTotal: { to: 100, way: "half-up", source: "cpf-rounding" },
  cpfEmployee: { to: 100, way: "down", source: "cpf-rounding" },
  cpfInterest: { to: 100, way: "down", source: "cpf-late-payment" },
  sdlHalfUp: { to: 1, way: "half-up", source: "sdl-page" },
  sdlDown: { to: 1, way: "down", source: "sdl-page" },
  sdlUp: { to: 1, way: "up", source: "sdl-page" },
  sdlEmployerTotal: { to: 100, way: "down", source: "sdl-page" },
  levyDay: { to: 1, way: "up", source: "mom-levy" },
  payCent: { to: 1, way: "half-up", source: "employment-act" },
  fundCent: { to: 1, way: "half-up", source: "own-scheme" },
  fundDollar: { to: 100, way: "half-up", source: "own-scheme" },
  startedHour: { to: 1, way: "up", source: "employment-act" },
  limitCent: { to: 1, way: "down", source: "employment-act" },
  leaveDay: { to: 1, way: "half-up", source: "mom-annual-leave" },
  childcareDay: { to: 1, way: "half-up", source: "childcare-table" },
} as const satisfies Readonly<Record<string, Rounding>>;

export type RoundingName = keyof typeof roundings;

/** Largest exact result. */
const limit = BigInt(Number.MAX_SAFE_INTEGER);

export function round(value: Fraction, name: RoundingName): number {
  const { to, way } = roundings[name];
  const units = times(value, 1, to);
  const whole =
    way === "half-up"
      ? wholeBelow({ top: 2n * units.top + units.bottom, bottom: 2n * units.bottom })
      : way === "down"
        ? wholeBelow(units)
        : -wholeBelow(fraction(-units.top, units.bottom));
  const result = whole * BigInt(to);
  if (result > limit || result < -limit) throw new RangeError("An amount beyond what cents can hold");
  return Number(result);
}

/** Rounds a quotient, with plain integers where they are exact: the fast path for payslips. */
export function roundQuotient(top: number, bottom: number, name: RoundingName): number {
  const { to, way } = roundings[name];
  const unit = bottom * to;
  if (top < 0 || !Number.isSafeInteger(2 * top + 2 * unit)) return round(fraction(top, bottom), name);
  const [above, below] = way === "half-up" ? [2 * top + unit, 2 * unit] : [way === "up" ? top + unit - 1 : top, unit];
  return ((above - (above % below)) / below) * to;
}
