/** Which companies bear the pay of a person who works for several, while one of them pays it. */
import type { SplitLeg } from "../people/shared/records.ts";

export interface CompanyShare {
  readonly companyId: string;
  /** Millionths of the pay; all of a payslip come to a million. */
  readonly share: number;
}

const whole = 1_000_000;
/** Hundredths of a percent. */
const fullPercentage = 10_000;

/**
 * The shares by the legs of a day: fixed amounts first, measured by gross pay, then the percentages of what is left. The paying
 * company bears what no leg takes, and everything if it alone is left.
 */
export function companyShares(
  legs: readonly SplitLeg[],
  { day, gross, payer }: { readonly day: string; readonly gross: number; readonly payer: string },
): CompanyShare[] {
  const held = legs.filter(({ from, to }) => from <= day && (to === null || to >= day));
  const shares = new Map<string, number>();
  let left = whole;
  const take = (companyId: string, share: number): void => {
    const taken = Math.min(left, Math.max(0, share));
    left -= taken;
    if (taken > 0) shares.set(companyId, (shares.get(companyId) ?? 0) + taken);
  };
  for (const { companyId, amount } of held)
    if (amount !== null && gross > 0) take(companyId, Math.round((amount * whole) / gross));
  const rest = left;
  for (const { companyId, percent } of held)
    if (percent !== null) take(companyId, Math.round((rest * percent) / fullPercentage));
  take(payer, left);
  const found = [...shares].map(([companyId, share]) => ({ companyId, share }));
  return found.every(({ companyId }) => companyId === payer) ? [] : found;
}
