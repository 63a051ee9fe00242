/** Leave on a payslip: what was taken in its period and in the year, and what is left on its last day. Minutes of the ledger. */
import type { Ledger, LedgerEntry } from "../../leave/shared/ledger.ts";

export interface LeaveSummary {
  readonly leaveType: string;
  readonly takenInPeriod: number;
  readonly takenInYear: number;
  readonly balance: number;
}

interface LeaveOfType extends Ledger {
  readonly leaveType: string;
  readonly yearFrom: string;
}

const sum = (entries: readonly LedgerEntry[]): number => entries.reduce((total, { minutes }) => total + minutes, 0);

/** Pending requests are not taken yet, so what they reserve still counts as left. */
export function leaveSummary(
  { leaveType, yearFrom, buckets, entries }: LeaveOfType,
  period: { readonly from: string; readonly to: string },
): LeaveSummary {
  const known = entries.filter(({ on }) => on <= period.to);
  const taken = known.filter(({ kind }) => kind === "take" || kind === "restore");
  const open = new Set(
    buckets
      .filter(({ from, expiresOn }) => from <= period.to && (expiresOn === null || expiresOn >= period.to))
      .map(({ id }) => id),
  );
  const from = (day: string): number => -sum(taken.filter(({ on }) => on >= day)) || 0;
  return {
    leaveType,
    takenInPeriod: from(period.from),
    takenInYear: from(yearFrom),
    balance: sum(known.filter(({ bucketId, kind }) => open.has(bucketId) && kind !== "reserve" && kind !== "release")),
  };
}
