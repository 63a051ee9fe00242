/** Attendance adjustments: lists with their counts, and changes by people. */
import { and, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AdjustmentState } from "#src/domain/attendance/shared/vocabulary.ts";
import { users } from "../account/tables/users.ts";
import type { Transaction } from "../database/transaction.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import type { Actor } from "../shared/audit.ts";
import { byReading, type ListQuery, orderOf, type Page, pageOf, searched } from "../shared/list-query.ts";
import { attendanceAdjustments } from "./tables/attendance-adjustments.ts";
import { attendancePeriods } from "./tables/attendance-periods.ts";

export interface AdjustmentQuery extends ListQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly employeeId?: string | undefined;
  readonly status?: readonly AdjustmentState[] | undefined;
}

const creator = alias(users, "creator");
const editor = alias(users, "editor");
const closer = alias(users, "closer");
const ofEmployee = and(
  eq(employees.tenantId, attendanceAdjustments.tenantId),
  eq(employees.id, attendanceAdjustments.employeeId),
);
const ofPerson = and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId));
const sortable = {
  date: attendanceAdjustments.date,
  fullName: byReading(persons.fullName),
  createdAt: attendanceAdjustments.createdAt,
};

function rows(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({
      adjustment: attendanceAdjustments,
      employeeNo: employees.employeeNo,
      fullName: persons.fullName,
      period: attendancePeriods.name,
      createdBy: creator.fullName,
      updatedBy: editor.fullName,
      closedBy: closer.fullName,
    })
    .from(attendanceAdjustments)
    .innerJoin(employees, ofEmployee)
    .innerJoin(persons, ofPerson)
    .innerJoin(
      attendancePeriods,
      and(
        eq(attendancePeriods.tenantId, attendanceAdjustments.tenantId),
        eq(attendancePeriods.id, attendanceAdjustments.periodId),
      ),
    )
    .leftJoin(creator, eq(creator.id, attendanceAdjustments.createdBy))
    .leftJoin(editor, eq(editor.id, attendanceAdjustments.updatedBy))
    .leftJoin(closer, eq(closer.id, attendanceAdjustments.closedBy))
    .where(where);
}
export type AdjustmentRow = Awaited<ReturnType<typeof rows>>[number];

const whereOf = (companyId: string, { from, to, employeeId, q }: AdjustmentQuery): SQL | undefined =>
  and(
    eq(attendanceAdjustments.companyId, companyId),
    from === undefined ? undefined : gte(attendanceAdjustments.date, from),
    to === undefined ? undefined : lte(attendanceAdjustments.date, to),
    employeeId === undefined ? undefined : eq(attendanceAdjustments.employeeId, employeeId),
    searched(q, [persons.fullName, employees.employeeNo]),
  );

const ofState = ({ status }: AdjustmentQuery): SQL | undefined =>
  status?.length ? inArray(attendanceAdjustments.status, [...status]) : undefined;

export async function adjustmentPage(
  tx: Transaction,
  companyId: string,
  query: AdjustmentQuery,
): Promise<Page<AdjustmentRow> & { counts: Record<AdjustmentState, number> }> {
  const where = whereOf(companyId, query);
  const found = await tx
    .select({ status: attendanceAdjustments.status, count: sql<number>`count(*)::int` })
    .from(attendanceAdjustments)
    .innerJoin(employees, ofEmployee)
    .innerJoin(persons, ofPerson)
    .where(where)
    .groupBy(attendanceAdjustments.status);
  const counts = { open: 0, settled: 0, dismissed: 0 };
  for (const { status, count } of found) counts[status] = count;
  const states = query.status?.length ? query.status : (Object.keys(counts) as AdjustmentState[]);
  const page = await pageOf(
    query,
    () => Promise.resolve(states.reduce((sum, state) => sum + counts[state], 0)),
    (limit, offset) =>
      rows(tx, and(where, ofState(query)))
        .orderBy(...orderOf(query.sort ?? "-date", sortable, attendanceAdjustments.id))
        .limit(limit)
        .offset(offset),
  );
  return { ...page, counts };
}

export async function allAdjustments(
  tx: Transaction,
  companyId: string,
  query: AdjustmentQuery,
): Promise<AdjustmentRow[]> {
  return rows(tx, and(whereOf(companyId, query), ofState(query))).orderBy(
    ...orderOf(query.sort ?? "-date", sortable, attendanceAdjustments.id),
  );
}

export async function findAdjustment(
  tx: Transaction,
  companyId: string,
  id: string,
): Promise<AdjustmentRow | undefined> {
  return (await rows(tx, and(eq(attendanceAdjustments.companyId, companyId), eq(attendanceAdjustments.id, id))))[0];
}

export async function lockAdjustment(
  tx: Transaction,
  companyId: string,
  id: string,
): Promise<AdjustmentRow | undefined> {
  await tx.execute(
    sql`select from attendance_adjustments where company_id = ${companyId} and id = ${id} for no key update`,
  );
  return findAdjustment(tx, companyId, id);
}

export async function insertAdjustment(
  tx: Transaction,
  fields: typeof attendanceAdjustments.$inferInsert,
): Promise<string> {
  const [made] = await tx.insert(attendanceAdjustments).values(fields).returning({ id: attendanceAdjustments.id });
  return made?.id ?? "";
}

export async function dismissAdjustment(
  tx: Transaction,
  { userId, now }: Pick<Actor, "userId" | "now">,
  id: string,
  comment: string,
): Promise<void> {
  await tx
    .update(attendanceAdjustments)
    .set({
      status: "dismissed",
      comment,
      closedAt: now,
      closedBy: userId,
      updatedAt: now,
      updatedBy: userId,
      version: sql`${attendanceAdjustments.version} + 1`,
    })
    .where(eq(attendanceAdjustments.id, id));
}
