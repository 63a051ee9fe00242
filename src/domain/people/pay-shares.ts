/** How a pay is shared out to accounts. */
import type { shareKinds } from "./shared/records.ts";

interface PayShare {
  readonly shareKind: (typeof shareKinds)[number];
  /** Hundredths of a percent. */
  readonly sharePercent: number | null;
}

/** Whether every cent of any pay has one account: one takes what is left, or parts alone come to the whole. */
export function sharesAddUp(accounts: readonly PayShare[]): boolean {
  const count = (kind: PayShare["shareKind"]): number => accounts.filter(({ shareKind }) => shareKind === kind).length;
  const parts = accounts.reduce((sum, { sharePercent }) => sum + (sharePercent ?? 0), 0);
  if (count("remainder") === 1) return parts < 10_000;
  return count("remainder") === 0 && count("amount") === 0 && parts === 10_000;
}
