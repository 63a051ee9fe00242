/** Attendance periods of a company. */
import { and, eq, gte, lte, ne, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../database/transaction.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { attendancePeriods } from "./tables/attendance-periods.ts";

const openLogs =
  sql<number>`(select count(*)::int from attendance_logs log where log.tenant_id = ${attendancePeriods.tenantId} and log.company_id = ${attendancePeriods.companyId}
  and log.date between ${attendancePeriods.startDate} and ${attendancePeriods.endDate} and (log.state = 'needsReview' or log.status = 'open'))` as SQL<number>;
const lockedBy = sql<
  string | null
>`(select locker.full_name from users locker where locker.id = ${attendancePeriods.lockedBy})` as SQL<string | null>;

export const attendancePeriodRecords = companyRecords({
  table: attendancePeriods,
  label: attendancePeriods.name,
  shown: {
    days: sql<number>`(${attendancePeriods.endDate} - ${attendancePeriods.startDate} + 1)` as SQL<number>,
    openLogs,
    lockedBy,
  },
  hidden: ["lockedBy"],
  sortable: {
    ...sortableColumns(attendancePeriods, "name", "updatedAt"),
    startDate: attendancePeriods.startDate,
  },
  defaultSort: "-startDate",
  searchable: [attendancePeriods.name],
  filters: { status: attendancePeriods.status },
});

/** Periods of a company are changed one at a time: two at once could overlap. */
export async function lockPeriods(tx: Transaction, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`attendance-periods/${companyId}`}, 0))`);
}

/** Another period that has a day in common. */
export async function overlapping(
  tx: Transaction,
  companyId: string,
  { startDate, endDate }: { startDate: string; endDate: string },
  id: string | undefined,
): Promise<boolean> {
  const found = await tx
    .select({ id: attendancePeriods.id })
    .from(attendancePeriods)
    .where(
      and(
        eq(attendancePeriods.companyId, companyId),
        lte(attendancePeriods.startDate, endDate),
        gte(attendancePeriods.endDate, startDate),
        id === undefined ? undefined : ne(attendancePeriods.id, id),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Whether the day is in a locked period. */
export async function isLocked(tx: Transaction, companyId: string, date: string): Promise<boolean> {
  const found = await tx
    .select({ id: attendancePeriods.id })
    .from(attendancePeriods)
    .where(
      and(
        eq(attendancePeriods.companyId, companyId),
        eq(attendancePeriods.status, "locked"),
        lte(attendancePeriods.startDate, date),
        gte(attendancePeriods.endDate, date),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** The account that locked it; null while it is open. */
export async function lockerOf(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ lockedBy: attendancePeriods.lockedBy })
    .from(attendancePeriods)
    .where(eq(attendancePeriods.id, id));
  return row?.lockedBy ?? null;
}
