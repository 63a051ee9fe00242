/** Converts basic pay of any rate type to a monthly amount. */
export interface PayRate {
  readonly rateType: "monthly" | "daily" | "hourly" | "piece";
  /** Cents per month, day, hour or piece. */
  readonly basic: number;
  /** In hundredths. */
  readonly hoursPerWeek: number;
  readonly daysPerWeek: number;
}

/** A month is a twelfth of 52 weeks; piece rates have no monthly amount. */
export function monthlyBasic({ rateType, basic, hoursPerWeek, daysPerWeek }: PayRate): number {
  if (rateType === "monthly") return basic;
  if (rateType === "piece") return 0;
  const units = rateType === "daily" ? daysPerWeek : hoursPerWeek;
  return Math.round((basic * units * 52) / 1200);
}
