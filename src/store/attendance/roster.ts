/** The roster: pages of people, and the entries that are planned and published. */
import { and, between, eq, type SQL, sql } from "drizzle-orm";
import type { RosterKind } from "#src/domain/attendance/shared/vocabulary.ts";
import type { Transaction } from "../database/transaction.ts";
import type { Condition } from "../people/shared/reach.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import type { Actor } from "../shared/audit.ts";
import { byReading, type ListQuery, type Page, pageOf, searched } from "../shared/list-query.ts";
import { departmentName, inDepartment } from "./shared/in-department.ts";
import { listOf } from "./shared/plan-facts.ts";
import { rosterEntries } from "./tables/roster.ts";

export interface BoardQuery extends ListQuery {
  readonly from: string;
  readonly to: string;
  readonly departmentId?: string | undefined;
}

export interface BoardPerson {
  readonly employeeId: string;
  readonly employeeNo: string;
  readonly fullName: string;
  readonly department: string | null;
}

/** People who are employed in the range, by name. */
export async function boardPage(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  { from, to, departmentId, q, ...paging }: BoardQuery,
): Promise<Page<BoardPerson>> {
  const where = and(
    eq(employees.companyId, companyId),
    reach,
    departmentId === undefined ? undefined : inDepartment(departmentId),
    searched(q, [persons.fullName, employees.employeeNo]),
    sql`${employees.status} <> 'offered' and ${employees.startDate} <= ${to} and (${employees.lastDay} is null or ${employees.lastDay} >= ${from})`,
  );
  const ofPerson = and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId));
  return pageOf(
    paging,
    async () => {
      const [row] = await tx
        .select({ total: sql<number>`count(*)::int` })
        .from(employees)
        .innerJoin(persons, ofPerson)
        .where(where);
      return row?.total ?? 0;
    },
    (limit, offset) =>
      tx
        .select({
          employeeId: employees.id,
          employeeNo: employees.employeeNo,
          fullName: persons.fullName,
          department: departmentName,
        })
        .from(employees)
        .innerJoin(persons, ofPerson)
        .where(where)
        .orderBy(byReading(persons.fullName), employees.id)
        .limit(limit)
        .offset(offset),
  );
}

/** Those of the ids that are within reach. */
export async function reachable(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        reach,
        sql`${employees.status} <> 'offered'`,
        sql`${employees.id} = ${listOf(ids)}`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

interface Days {
  readonly companyId: string;
  readonly employeeIds: readonly string[];
  readonly from: string;
  readonly to: string;
}

const inDays = ({ companyId, employeeIds, from, to }: Days): SQL | undefined =>
  and(
    eq(rosterEntries.companyId, companyId),
    between(rosterEntries.date, from, to),
    sql`${rosterEntries.employeeId} = ${listOf(employeeIds)}`,
  );

export type StoredEntry = typeof rosterEntries.$inferSelect;

export function entriesIn(tx: Transaction, days: Days): Promise<StoredEntry[]> {
  return tx.select().from(rosterEntries).where(inDays(days));
}

export interface PlannedEntry {
  readonly employeeId: string;
  readonly date: string;
  /** Null to clear the day. */
  readonly kind: RosterKind | null;
  readonly shiftId: string | null;
  readonly locationId: string | null;
}

/** As drafts; a day that is planned as it was published is published again. Returns how many days changed. */
export async function writeEntries(
  tx: Transaction,
  { tenantId, userId, now }: Pick<Actor, "tenantId" | "userId" | "now">,
  companyId: string,
  entries: readonly PlannedEntry[],
): Promise<number> {
  const at = now.toISOString();
  const given = (cleared: boolean) =>
    JSON.stringify(
      entries
        .filter(({ kind }) => (kind === null) === cleared)
        .map(({ employeeId, date, kind, shiftId, locationId }) => ({
          employee_id: employeeId,
          date,
          kind,
          shift_id: shiftId,
          location_id: locationId,
        })),
    );
  const same = sql`(excluded.kind, excluded.shift_id, excluded.location_id) is not distinct from (entry.published_kind, entry.published_shift_id, entry.published_location_id)`;
  const { rowCount: planned } = await tx.execute(sql`
    insert into roster_entries as entry (tenant_id, company_id, employee_id, date, kind, shift_id, location_id, created_at, created_by, updated_at, updated_by)
    select ${tenantId}::uuid, ${companyId}::uuid, employee_id, date, kind, shift_id, location_id, ${at}::timestamptz, ${userId}::uuid, ${at}::timestamptz, ${userId}::uuid
    from jsonb_to_recordset(${given(false)}::jsonb) as given (employee_id uuid, date date, kind text, shift_id uuid, location_id uuid)
    on conflict (tenant_id, employee_id, date) do update set kind = excluded.kind, shift_id = excluded.shift_id, location_id = excluded.location_id, removed = false,
      published_at = case when ${same} then coalesce(entry.published_at, excluded.updated_at) end,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by, version = entry.version + 1
    where entry.removed or (entry.kind, entry.shift_id, entry.location_id) is distinct from (excluded.kind, excluded.shift_id, excluded.location_id)`);
  const cleared = sql`jsonb_to_recordset(${given(true)}::jsonb) as given (employee_id uuid, date date)`;
  const own = sql`entry.company_id = ${companyId} and entry.employee_id = given.employee_id and entry.date = given.date`;
  const { rowCount: dropped } = await tx.execute(
    sql`delete from roster_entries entry using ${cleared} where ${own} and entry.published_kind is null`,
  );
  const { rowCount: marked } = await tx.execute(sql`
    update roster_entries entry set removed = true, published_at = null, updated_at = ${at}::timestamptz, updated_by = ${userId}::uuid, version = version + 1
    from ${cleared} where ${own} and entry.published_kind is not null and not entry.removed`);
  return (planned ?? 0) + (dropped ?? 0) + (marked ?? 0);
}

/** Makes the drafts valid. Returns whose days changed. */
export async function publishEntries(
  tx: Transaction,
  { userId, now }: Pick<Actor, "userId" | "now">,
  days: Days,
): Promise<{ employeeId: string; date: string }[]> {
  const drafts = and(inDays(days), sql`${rosterEntries.publishedAt} is null`);
  const changed = { employeeId: rosterEntries.employeeId, date: rosterEntries.date };
  const gone = await tx
    .delete(rosterEntries)
    .where(and(drafts, eq(rosterEntries.removed, true)))
    .returning(changed);
  const set = await tx
    .update(rosterEntries)
    .set({
      publishedAt: now,
      publishedKind: sql`${rosterEntries.kind}`,
      publishedShiftId: sql`${rosterEntries.shiftId}`,
      publishedLocationId: sql`${rosterEntries.locationId}`,
      updatedAt: now,
      updatedBy: userId,
      version: sql`${rosterEntries.version} + 1`,
    })
    .where(drafts)
    .returning(changed);
  return [...gone, ...set];
}

/** Days of people within reach that are not published. */
export async function draftCount(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(rosterEntries)
    .innerJoin(
      employees,
      and(eq(employees.tenantId, rosterEntries.tenantId), eq(employees.id, rosterEntries.employeeId)),
    )
    .where(
      and(
        eq(rosterEntries.companyId, companyId),
        between(rosterEntries.date, from, to),
        sql`${rosterEntries.publishedAt} is null`,
        reach,
      ),
    );
  return row?.count ?? 0;
}

/** Serialises what two calls could plan for the same people at once. */
export async function lockRosterOf(tx: Transaction, employeeIds: readonly string[]): Promise<void> {
  for (const id of employeeIds.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`roster/${id}`}, 0))`);
}
