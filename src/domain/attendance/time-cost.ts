/** What time costs: basic pay by the minute, over the contractual hours of the week. */
import { type Fraction, fraction } from "../shared/exact.ts";

export interface TimePay {
  /** Cents per month, day or hour; null if the pay is not known. */
  readonly basic: number | null;
  readonly rateType: string | null;
  /** Hundredths. */
  readonly hoursPerWeek: number | null;
  readonly daysPerWeek: number | null;
}

function perMinute({ basic, rateType, hoursPerWeek, daysPerWeek }: TimePay): Fraction | null {
  if (basic === null) return null;
  if (rateType === "hourly") return fraction(basic, 60);
  if (!hoursPerWeek) return null;
  if (rateType === "monthly") return fraction(12 * basic * 100, 52 * hoursPerWeek * 60);
  // Hundredths of days over hundredths of hours.
  if (rateType === "daily" && daysPerWeek) return fraction(basic * daysPerWeek, hoursPerWeek * 60);
  return null;
}

/** Cents, half up; null if the pay is not by time. */
export function costOfTime(minutes: number, pay: TimePay): number | null {
  const rate = perMinute(pay);
  if (!rate) return null;
  const exact = rate.top * BigInt(minutes);
  return Number((2n * exact + rate.bottom) / (2n * rate.bottom));
}
