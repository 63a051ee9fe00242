/** What leave that is not taken is worth: each day at the basic rate of pay for a day. */
import { type Fraction, fraction, plus, times } from "../shared/exact.ts";
import { dayRate, type Pay } from "../statutory/pay/rates-of-pay.ts";
import { minutesOfDay } from "./shared/ledger.ts";

export interface OwedLeave {
  readonly minutes: number;
  /** Null if the pay is unknown or is not by time. */
  readonly pay: Pay | null;
}

/** Cents, rounded once. */
export function liabilityOf(people: readonly OwedLeave[]): number {
  let total: Fraction = fraction(0);
  for (const { minutes, pay } of people)
    if (pay !== null && minutes > 0) total = plus(total, times(dayRate(pay), minutes, minutesOfDay));
  return Number((2n * total.top + total.bottom) / (2n * total.bottom));
}
