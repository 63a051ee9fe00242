/** The published roster as the day grid takes it: kinds of days, with the minutes of their shifts. */
import { and, between, eq, inArray, isNotNull } from "drizzle-orm";
import type { RosteredDay } from "#src/domain/shared/day-grid.ts";
import { shifts } from "../../company/tables/shifts.ts";
import type { Transaction } from "../../database/transaction.ts";
import { rosterEntries } from "../tables/roster.ts";

/** By employee and date: all days, or those of a period. */
export async function publishedRosters(
  tx: Transaction,
  companyId: string,
  employeeIds: readonly string[],
  period?: { readonly from: string; readonly to: string },
): Promise<Map<string, Record<string, RosteredDay>>> {
  const rows = await tx
    .select({
      employeeId: rosterEntries.employeeId,
      date: rosterEntries.date,
      kind: rosterEntries.publishedKind,
      minutes: shifts.workMinutes,
    })
    .from(rosterEntries)
    .leftJoin(shifts, and(eq(shifts.tenantId, rosterEntries.tenantId), eq(shifts.id, rosterEntries.publishedShiftId)))
    .where(
      and(
        eq(rosterEntries.companyId, companyId),
        inArray(rosterEntries.employeeId, [...employeeIds]),
        isNotNull(rosterEntries.publishedKind),
        period && between(rosterEntries.date, period.from, period.to),
      ),
    );
  const rosters = new Map<string, Record<string, RosteredDay>>();
  for (const { employeeId, date, kind, minutes } of rows) {
    const own = rosters.get(employeeId) ?? {};
    own[date] = { kind: kind ?? "off", minutes: kind === "work" ? (minutes ?? 0) : 0 };
    rosters.set(employeeId, own);
  }
  return rosters;
}
