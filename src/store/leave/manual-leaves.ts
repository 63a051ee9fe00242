/** Manual leave: lists and changes. */
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ManualMode } from "#src/domain/leave/manual-leave.ts";
import { users } from "../account/tables/users.ts";
import type { Transaction } from "../database/transaction.ts";
import type { Condition } from "../people/shared/reach.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import { byReading, type ListQuery, orderOf, type Page, pageOf, searched } from "../shared/list-query.ts";
import type { LeaveReach } from "./shared/leaves.ts";
import { leaveLedger } from "./tables/leave-ledger.ts";
import { leaveTypes } from "./tables/leave-types.ts";
import { leaves } from "./tables/leaves.ts";
import { manualLeaves } from "./tables/manual-leaves.ts";

export type StoredManualLeave = typeof manualLeaves.$inferSelect;

const creator = alias(users, "creator");
const reverser = alias(users, "reverser");

function rows(tx: Transaction, { companyId, seen, health }: LeaveReach, more: SQL | undefined) {
  return tx
    .select({
      entry: manualLeaves,
      employeeNo: employees.employeeNo,
      fullName: persons.fullName,
      leaveType: leaveTypes.name,
      unit: leaveTypes.unit,
      to: leaves.to,
      createdBy: creator.fullName,
      reversedBy: reverser.fullName,
      mayRead: sql<boolean>`(not ${leaveTypes.medical} or ${health ?? sql`true`})`,
    })
    .from(manualLeaves)
    .innerJoin(employees, and(eq(employees.tenantId, manualLeaves.tenantId), eq(employees.id, manualLeaves.employeeId)))
    .innerJoin(persons, and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId)))
    .innerJoin(
      leaveTypes,
      and(eq(leaveTypes.tenantId, manualLeaves.tenantId), eq(leaveTypes.id, manualLeaves.leaveTypeId)),
    )
    .leftJoin(leaves, and(eq(leaves.tenantId, manualLeaves.tenantId), eq(leaves.id, manualLeaves.leaveId)))
    .leftJoin(creator, eq(creator.id, manualLeaves.createdBy))
    .leftJoin(reverser, eq(reverser.id, manualLeaves.reversedBy))
    .where(and(eq(manualLeaves.companyId, companyId), seen, more));
}
export type ShownManualLeave = Awaited<ReturnType<typeof rows>>[number];

export interface ManualLeaveQuery extends ListQuery {
  readonly status?: readonly ("posted" | "reversed")[] | undefined;
  readonly mode?: readonly ManualMode[] | undefined;
  readonly employeeId?: string | undefined;
}

const sortable = { createdAt: manualLeaves.createdAt, on: manualLeaves.on, fullName: byReading(persons.fullName) };
const inOrder = ({ sort = "-createdAt" }: ManualLeaveQuery): SQL[] => orderOf(sort, sortable, manualLeaves.id);

const whereOf = ({ q, status, mode, employeeId }: ManualLeaveQuery): SQL | undefined =>
  and(
    status?.length ? inArray(manualLeaves.status, [...status]) : undefined,
    mode?.length ? inArray(manualLeaves.mode, [...mode]) : undefined,
    employeeId === undefined ? undefined : eq(manualLeaves.employeeId, employeeId),
    searched(q, [persons.fullName, employees.employeeNo]),
  );

export function manualLeavePage(
  tx: Transaction,
  reach: LeaveReach,
  query: ManualLeaveQuery,
): Promise<Page<ShownManualLeave>> {
  const where = whereOf(query);
  return pageOf(
    query,
    async () => {
      const [found] = await tx
        .select({ total: sql<number>`count(*)::int` })
        .from(manualLeaves)
        .innerJoin(
          employees,
          and(eq(employees.tenantId, manualLeaves.tenantId), eq(employees.id, manualLeaves.employeeId)),
        )
        .innerJoin(persons, and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId)))
        .where(and(eq(manualLeaves.companyId, reach.companyId), reach.seen, where));
      return found?.total ?? 0;
    },
    (limit, offset) =>
      rows(tx, reach, where)
        .orderBy(...inOrder(query))
        .limit(limit)
        .offset(offset),
  );
}

export function allManualLeave(
  tx: Transaction,
  reach: LeaveReach,
  within: Condition,
  query: ManualLeaveQuery,
): Promise<ShownManualLeave[]> {
  return rows(tx, reach, and(within, whereOf(query))).orderBy(...inOrder(query));
}

export async function findManualLeave(
  tx: Transaction,
  reach: LeaveReach,
  id: string,
): Promise<ShownManualLeave | undefined> {
  return (await rows(tx, reach, eq(manualLeaves.id, id)))[0];
}

export async function lockManualLeave(
  tx: Transaction,
  companyId: string,
  id: string,
): Promise<StoredManualLeave | undefined> {
  const [row] = await tx
    .select()
    .from(manualLeaves)
    .where(and(eq(manualLeaves.companyId, companyId), eq(manualLeaves.id, id)))
    .for("update");
  return row;
}

/** What a day of attendance has earned, locked until the transaction ends. */
export async function lockEarnedBy(tx: Transaction, attendanceLogId: string): Promise<StoredManualLeave | undefined> {
  const [row] = await tx
    .select()
    .from(manualLeaves)
    .where(and(eq(manualLeaves.attendanceLogId, attendanceLogId), eq(manualLeaves.status, "posted")))
    .for("update");
  return row;
}

export async function insertManualLeave(tx: Transaction, entry: typeof manualLeaves.$inferInsert): Promise<string> {
  const [row] = await tx.insert(manualLeaves).values(entry).returning({ id: manualLeaves.id });
  return (row as { id: string }).id;
}

export async function reverseStored(
  tx: Transaction,
  { id, version }: StoredManualLeave,
  { userId, now }: { userId: string; now: Date },
  reason: string | null,
): Promise<void> {
  await tx
    .update(manualLeaves)
    .set({
      status: "reversed",
      reversedAt: now,
      reversedBy: userId,
      reverseReason: reason,
      updatedAt: now,
      updatedBy: userId,
      version: version + 1,
    })
    .where(eq(manualLeaves.id, id));
}

/** What an entry added to each bucket and day. */
export function entriesOfManual(tx: Transaction, manualLeaveId: string) {
  return tx
    .select({
      bucketId: leaveLedger.bucketId,
      on: leaveLedger.on,
      minutes: sql<number>`sum(${leaveLedger.minutes})::int`,
    })
    .from(leaveLedger)
    .where(eq(leaveLedger.manualLeaveId, manualLeaveId))
    .groupBy(leaveLedger.bucketId, leaveLedger.on)
    .having(sql`sum(${leaveLedger.minutes}) <> 0`);
}
