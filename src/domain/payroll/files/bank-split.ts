/** How the pay of a person is divided among their bank accounts. */

export interface PayShare {
  readonly kind: "amount" | "percent" | "remainder";
  /** Cents, of a fixed amount. */
  readonly amount?: number | null;
  /** Hundredths of a percent, of the whole pay. */
  readonly percent?: number | null;
}

const wholePercent = 10_000;

/** Fixed amounts first, then shares, rounded down; the rest goes to the account of the remainder, or to the first one. */
export function splitPay(payable: number, shares: readonly PayShare[]): number[] {
  let left = Math.max(0, payable);
  const parts = shares.map(() => 0);
  const take = (index: number, wanted: number): void => {
    const given = Math.min(left, wanted);
    parts[index] = given;
    left -= given;
  };
  for (const [index, { kind, amount }] of shares.entries()) if (kind === "amount") take(index, amount ?? 0);
  for (const [index, { kind, percent }] of shares.entries())
    if (kind === "percent") take(index, Math.floor((Math.max(0, payable) * (percent ?? 0)) / wholePercent));
  if (left > 0 && shares.length > 0) {
    const rest = Math.max(
      0,
      shares.findIndex(({ kind }) => kind === "remainder"),
    );
    parts[rest] = (parts[rest] ?? 0) + left;
  }
  return parts;
}
