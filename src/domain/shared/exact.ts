/** Exact fractions, so that a formula rounds only once, at its end. */

export interface Fraction {
  readonly top: bigint;
  /** Always positive. */
  readonly bottom: bigint;
}

export function fraction(top: number | bigint, bottom: number | bigint = 1): Fraction {
  const [above, below] = [BigInt(top), BigInt(bottom)];
  if (below === 0n) throw new RangeError("A fraction over zero");
  return below < 0n ? { top: -above, bottom: -below } : { top: above, bottom: below };
}

export function plus(one: Fraction, other: Fraction): Fraction {
  if (one.bottom === other.bottom) return { top: one.top + other.top, bottom: one.bottom };
  return { top: one.top * other.bottom + other.top * one.bottom, bottom: one.bottom * other.bottom };
}

export function times(one: Fraction, top: number | bigint, bottom: number | bigint = 1): Fraction {
  return fraction(one.top * BigInt(top), one.bottom * BigInt(bottom));
}

export const minus = (one: Fraction, other: Fraction): Fraction => plus(one, times(other, -1));

export const numberOf = ({ top, bottom }: Fraction): number => Number(top) / Number(bottom);

/** Negative if `one` is smaller, zero if equal. */
export function compare(one: Fraction, other: Fraction): number {
  const difference = one.top * other.bottom - other.top * one.bottom;
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** Floor, also for negative values, where bigint division truncates towards zero. */
export function wholeBelow({ top, bottom }: Fraction): bigint {
  const whole = top / bottom;
  return top < 0n && whole * bottom !== top ? whole - 1n : whole;
}

/** Decimal text with at most `digits` places, truncated and marked with … if longer: `1363.6363…`. */
export function decimalText(value: Fraction, digits = 4): string {
  const sign = value.top < 0n ? "-" : "";
  const top = value.top < 0n ? -value.top : value.top;
  const scaled = (top * 10n ** BigInt(digits)) / value.bottom;
  const ends = scaled * value.bottom === top * 10n ** BigInt(digits);
  const text = String(scaled).padStart(digits + 1, "0");
  const places = ends ? text.slice(text.length - digits).replace(/0+$/, "") : `${text.slice(text.length - digits)}…`;
  return `${sign}${text.slice(0, text.length - digits)}${places === "" ? "" : `.${places}`}`;
}
