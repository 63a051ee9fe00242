/** How much leave of a type a year brings: the entitlement of a setting with its increments, or rows by service. */
import type { IncrementBasis, LeaveAccrual, LeaveRounding } from "./shared/vocabulary.ts";

export interface IncrementRow {
  readonly serviceYears: number;
  /** On top of the entitlement, in total. */
  readonly extra: number;
}

export interface Increment {
  readonly basis: IncrementBasis;
  readonly rows: readonly IncrementRow[];
  /** Highest entitlement with increments; null for none. */
  readonly cap: number | null;
}

interface ServiceRow {
  readonly serviceMonths: number;
  readonly units: number;
}

/** Units are days or hours, as the leave type says. */
export interface LeavePolicy {
  readonly entitlement: number;
  /** Rows of a global leave type, in place of the entitlement. */
  readonly byService: readonly ServiceRow[];
  readonly increment: Increment | null;
  readonly accrual: LeaveAccrual;
  readonly rounding: LeaveRounding;
  readonly prorateJoiners: boolean;
  readonly prorateLeavers: boolean;
}

/** Units of a whole year after so many completed months of service. */
export function yearUnits({ entitlement, byService, increment }: LeavePolicy, serviceMonths: number): number {
  if (byService.length > 0) return lastReached(byService, serviceMonths, (row) => row.serviceMonths)?.units ?? 0;
  if (increment === null) return entitlement;
  const extra = lastReached(increment.rows, serviceMonths, ({ serviceYears }) => serviceYears * 12)?.extra ?? 0;
  // A cap limits what increments add, never the entitlement itself.
  return Math.max(entitlement, Math.min(entitlement + extra, increment.cap ?? Infinity));
}

function lastReached<Row>(rows: readonly Row[], months: number, from: (row: Row) => number): Row | undefined {
  return rows
    .filter((row) => from(row) <= months)
    .toSorted((one, other) => from(one) - from(other))
    .at(-1);
}
