/** Locked attendance periods. */
import { and, eq, gte, lte, sql } from "drizzle-orm";
import type { Transaction } from "../../database/transaction.ts";
import { attendancePeriods } from "../tables/attendance-periods.ts";

export interface LockedPeriod {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** The account that locked it. */
  readonly lockedBy: string | null;
  /** Its days can't be computed again: their punches are in a file outside the database. */
  readonly archived: boolean;
}

/** Those that have a day of the range. */
export async function lockedIn(
  tx: Transaction,
  { companyId, from, to }: { readonly companyId: string; readonly from: string; readonly to: string },
): Promise<LockedPeriod[]> {
  return tx
    .select({
      id: attendancePeriods.id,
      from: attendancePeriods.startDate,
      to: attendancePeriods.endDate,
      lockedBy: attendancePeriods.lockedBy,
      archived: sql<boolean>`${attendancePeriods.punchesArchivedAt} is not null`,
    })
    .from(attendancePeriods)
    .where(
      and(
        eq(attendancePeriods.companyId, companyId),
        eq(attendancePeriods.status, "locked"),
        lte(attendancePeriods.startDate, to),
        gte(attendancePeriods.endDate, from),
      ),
    );
}

export const periodOf = (periods: readonly LockedPeriod[], date: string): LockedPeriod | undefined =>
  periods.find(({ from, to }) => from <= date && date <= to);
