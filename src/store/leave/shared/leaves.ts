/** Leave of employees: who may see it, lists, and changes. */
import { and, asc, eq, gte, inArray, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { holdingStates, type LeaveState, leaveStates } from "#src/domain/leave/shared/request.ts";
import { users } from "../../account/tables/users.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Condition } from "../../people/shared/reach.ts";
import { employeeDependants } from "../../people/tables/employee-dependants.ts";
import { employees } from "../../people/tables/employees.ts";
import { persons } from "../../people/tables/persons.ts";
import { byReading, type ListQuery, orderOf, type Page, pageOf, searched } from "../../shared/list-query.ts";
import { leaveTypes } from "../tables/leave-types.ts";
import { leaves } from "../tables/leaves.ts";

export type StoredLeave = typeof leaves.$inferSelect;

/** Whose leave the reader sees; undefined for everyone's. */
export interface LeaveReach {
  readonly companyId: string;
  /** The reader's own employee. */
  readonly reader: string | null;
  readonly seen: Condition;
  /** Employees whose health data the reader may read. */
  readonly health: Condition;
  /** Employees for whom the reader may decide leave by role. */
  readonly approvable: Condition;
}

const decider = alias(users, "decider");
const standIn = alias(employees, "stand_in");
const standInPerson = alias(persons, "stand_in_person");

const isOwn = ({ reader }: LeaveReach): SQL => (reader === null ? sql`false` : sql`${leaves.employeeId} = ${reader}`);
const readable = (reach: LeaveReach): SQL => sql`(${isOwn(reach)} or ${reach.seen ?? sql`true`})`;

function rows(tx: Transaction, reach: LeaveReach, more: SQL | undefined) {
  return tx
    .select({
      leave: leaves,
      employeeNo: employees.employeeNo,
      fullName: persons.fullName,
      leaveType: leaveTypes.name,
      colour: leaveTypes.colour,
      unit: leaveTypes.unit,
      medical: leaveTypes.medical,
      dependant: employeeDependants.fullName,
      handoverTo: standInPerson.fullName,
      decidedBy: decider.fullName,
      mayRead: sql<boolean>`(${isOwn(reach)} or not ${leaveTypes.medical} or ${reach.health ?? sql`true`})`,
      mayApprove: sql<boolean>`(not ${isOwn(reach)} and ${reach.approvable ?? sql`true`})`,
      documents: sql<
        { id: string; name: string }[]
      >`coalesce((select jsonb_agg(jsonb_build_object('id', file.id, 'name', file.name) order by file.name) from files file where file.tenant_id = ${leaves.tenantId} and ${leaves.fileIds} ? file.id::text), '[]'::jsonb)`,
    })
    .from(leaves)
    .innerJoin(employees, and(eq(employees.tenantId, leaves.tenantId), eq(employees.id, leaves.employeeId)))
    .innerJoin(persons, and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId)))
    .innerJoin(leaveTypes, and(eq(leaveTypes.tenantId, leaves.tenantId), eq(leaveTypes.id, leaves.leaveTypeId)))
    .leftJoin(
      employeeDependants,
      and(eq(employeeDependants.tenantId, leaves.tenantId), eq(employeeDependants.id, leaves.dependantId)),
    )
    .leftJoin(standIn, and(eq(standIn.tenantId, leaves.tenantId), eq(standIn.id, leaves.handoverToId)))
    .leftJoin(standInPerson, and(eq(standInPerson.tenantId, standIn.tenantId), eq(standInPerson.id, standIn.personId)))
    .leftJoin(decider, eq(decider.id, leaves.decidedBy))
    .where(and(eq(leaves.companyId, reach.companyId), readable(reach), more));
}
export type ShownLeave = Awaited<ReturnType<typeof rows>>[number];

export interface LeaveQuery extends ListQuery {
  readonly status?: readonly LeaveState[] | undefined;
  readonly leaveTypeId?: readonly string[] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly employeeId?: string | undefined;
  readonly own?: boolean | undefined;
}

const sortable = {
  from: leaves.from,
  fullName: byReading(persons.fullName),
  leaveType: byReading(leaveTypes.name),
  createdAt: leaves.createdAt,
};
const inOrder = ({ sort = "-from" }: LeaveQuery): SQL[] => orderOf(sort, sortable, leaves.id);
const ofState = ({ status }: LeaveQuery): SQL | undefined =>
  status?.length ? inArray(leaves.status, [...status]) : undefined;

const whereOf = (reach: LeaveReach, { q, leaveTypeId, from, to, employeeId, own }: LeaveQuery): SQL | undefined =>
  and(
    leaveTypeId?.length ? inArray(leaves.leaveTypeId, [...leaveTypeId]) : undefined,
    from === undefined ? undefined : gte(leaves.to, from),
    to === undefined ? undefined : lte(leaves.from, to),
    employeeId === undefined ? undefined : eq(leaves.employeeId, employeeId),
    own === true ? isOwn(reach) : undefined,
    searched(q, [persons.fullName, employees.employeeNo]),
  );

export async function leavePage(
  tx: Transaction,
  reach: LeaveReach,
  query: LeaveQuery,
): Promise<Page<ShownLeave> & { counts: Record<LeaveState, number> }> {
  const where = whereOf(reach, query);
  const found = await tx
    .select({ status: leaves.status, count: sql<number>`count(*)::int` })
    .from(leaves)
    .innerJoin(employees, and(eq(employees.tenantId, leaves.tenantId), eq(employees.id, leaves.employeeId)))
    .innerJoin(persons, and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId)))
    .where(and(eq(leaves.companyId, reach.companyId), readable(reach), where))
    .groupBy(leaves.status);
  const counts = Object.fromEntries(
    leaveStates.map((status) => [status, found.find((one) => one.status === status)?.count ?? 0]),
  ) as Record<LeaveState, number>;
  const wanted = query.status?.length ? query.status : leaveStates;
  const page = await pageOf(
    query,
    () => Promise.resolve(wanted.reduce((sum, status) => sum + counts[status], 0)),
    (limit, offset) =>
      rows(tx, reach, and(where, ofState(query)))
        .orderBy(...inOrder(query))
        .limit(limit)
        .offset(offset),
  );
  return { ...page, counts };
}

/** Every matching leave of employees within reach, for an export. */
export function allLeaves(
  tx: Transaction,
  reach: LeaveReach,
  within: Condition,
  query: LeaveQuery,
): Promise<ShownLeave[]> {
  return rows(tx, reach, and(within, whereOf(reach, query), ofState(query))).orderBy(...inOrder(query));
}

export async function findLeave(tx: Transaction, reach: LeaveReach, id: string): Promise<ShownLeave | undefined> {
  return (await rows(tx, reach, eq(leaves.id, id)))[0];
}

/** Those of the given ones that the reader sees. */
export const findLeaves = (tx: Transaction, reach: LeaveReach, ids: readonly string[]): Promise<ShownLeave[]> =>
  rows(tx, reach, inArray(leaves.id, [...ids]));

/** Locked until the transaction ends, regardless of who may see it. */
export async function lockLeave(tx: Transaction, companyId: string, id: string): Promise<StoredLeave | undefined> {
  const [row] = await tx
    .select()
    .from(leaves)
    .where(and(eq(leaves.companyId, companyId), eq(leaves.id, id)))
    .for("update");
  return row;
}

export async function insertLeave(tx: Transaction, leave: typeof leaves.$inferInsert): Promise<string> {
  const [row] = await tx.insert(leaves).values(leave).returning({ id: leaves.id });
  return (row as { id: string }).id;
}

export async function updateLeave(
  tx: Transaction,
  { id, version }: Pick<StoredLeave, "id" | "version">,
  { userId, now }: { userId: string; now: Date },
  fields: Partial<typeof leaves.$inferInsert>,
): Promise<void> {
  await tx
    .update(leaves)
    .set({ ...fields, updatedAt: now, updatedBy: userId, version: version + 1 })
    .where(eq(leaves.id, id));
}

/** Leave of others in the employee's department in the period. */
export async function leaveBeside(
  tx: Transaction,
  {
    companyId,
    employeeId,
    from,
    to,
    day,
  }: { companyId: string; employeeId: string; from: string; to: string; day: string },
) {
  const departmentOn = (id: SQL) =>
    sql`(select job.department_id from employee_jobs job where job.tenant_id = ${leaves.tenantId} and job.employee_id = ${id} order by job.effective_from <= ${day}::date desc, abs(job.effective_from - ${day}::date) limit 1)`;
  return tx
    .select({
      leaveId: leaves.id,
      employeeId: leaves.employeeId,
      fullName: persons.fullName,
      leaveType: leaveTypes.name,
      visibleToTeam: leaveTypes.visibleToTeam,
      from: leaves.from,
      to: leaves.to,
      status: leaves.status,
    })
    .from(leaves)
    .innerJoin(employees, and(eq(employees.tenantId, leaves.tenantId), eq(employees.id, leaves.employeeId)))
    .innerJoin(persons, and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId)))
    .innerJoin(leaveTypes, and(eq(leaveTypes.tenantId, leaves.tenantId), eq(leaveTypes.id, leaves.leaveTypeId)))
    .where(
      and(
        eq(leaves.companyId, companyId),
        ne(leaves.employeeId, employeeId),
        inArray(leaves.status, [...holdingStates]),
        lte(leaves.from, to),
        gte(leaves.to, from),
        or(sql`${departmentOn(sql`${leaves.employeeId}`)} = ${departmentOn(sql`${employeeId}::uuid`)}`),
      ),
    )
    .orderBy(asc(leaves.from), asc(persons.fullName))
    .limit(50);
}
