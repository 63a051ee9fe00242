/** How net pay is split across bank accounts. */
import type { shareKinds } from "./shared/records.ts";

interface PayShare {
  readonly shareKind: (typeof shareKinds)[number];
  /** Hundredths of a percent. */
  readonly sharePercent: number | null;
}

/** Whether every cent of any pay is assigned: one account takes the remainder, or the percentages add up to 100 %. */
export function sharesAddUp(accounts: readonly PayShare[]): boolean {
  const count = (kind: PayShare["shareKind"]): number => accounts.filter(({ shareKind }) => shareKind === kind).length;
  const parts = accounts.reduce((sum, { sharePercent }) => sum + (sharePercent ?? 0), 0);
  if (count("remainder") === 1) return parts < 10_000;
  return count("remainder") === 0 && count("amount") === 0 && parts === 10_000;
}
