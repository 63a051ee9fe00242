/** Manual attendance: requests with their counts, and what becomes of them. */
import { and, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { RequestState } from "#src/domain/attendance/shared/vocabulary.ts";
import { users } from "../account/tables/users.ts";
import type { Transaction } from "../database/transaction.ts";
import type { Condition } from "../people/shared/reach.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import { byReading, type ListQuery, orderOf, type Page, pageOf, searched } from "../shared/list-query.ts";
import { files } from "../shared/tables/files.ts";
import { manualAttendance } from "./tables/manual-attendance.ts";

export type StoredManual = typeof manualAttendance.$inferSelect;
export type NewManual = typeof manualAttendance.$inferInsert;

export interface ManualQuery extends ListQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly employeeId?: string | undefined;
  readonly status?: readonly RequestState[] | undefined;
}

const creator = alias(users, "creator");
const editor = alias(users, "editor");
const decider = alias(users, "decider");
const ofEmployee = and(
  eq(employees.tenantId, manualAttendance.tenantId),
  eq(employees.id, manualAttendance.employeeId),
);
const ofPerson = and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId));
const sortable = {
  date: manualAttendance.date,
  fullName: byReading(persons.fullName),
  createdAt: manualAttendance.createdAt,
};

function rows(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({
      request: manualAttendance,
      employeeNo: employees.employeeNo,
      fullName: persons.fullName,
      fileName: files.name,
      createdBy: creator.fullName,
      updatedBy: editor.fullName,
      decidedBy: decider.fullName,
    })
    .from(manualAttendance)
    .innerJoin(employees, ofEmployee)
    .innerJoin(persons, ofPerson)
    .leftJoin(files, and(eq(files.tenantId, manualAttendance.tenantId), eq(files.id, manualAttendance.fileId)))
    .leftJoin(creator, eq(creator.id, manualAttendance.createdBy))
    .leftJoin(editor, eq(editor.id, manualAttendance.updatedBy))
    .leftJoin(decider, eq(decider.id, manualAttendance.decidedBy))
    .where(where);
}
export type ManualRow = Awaited<ReturnType<typeof rows>>[number];

const whereOf = (companyId: string, reach: Condition, { from, to, employeeId, q }: ManualQuery): SQL | undefined =>
  and(
    eq(manualAttendance.companyId, companyId),
    reach,
    from === undefined ? undefined : gte(manualAttendance.date, from),
    to === undefined ? undefined : lte(manualAttendance.date, to),
    employeeId === undefined ? undefined : eq(manualAttendance.employeeId, employeeId),
    searched(q, [persons.fullName, employees.employeeNo]),
  );

const ofState = ({ status }: ManualQuery): SQL | undefined =>
  status?.length ? inArray(manualAttendance.status, [...status]) : undefined;

export async function manualPage(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  query: ManualQuery,
): Promise<Page<ManualRow> & { counts: Record<RequestState, number> }> {
  const where = whereOf(companyId, reach, query);
  const found = await tx
    .select({ status: manualAttendance.status, count: sql<number>`count(*)::int` })
    .from(manualAttendance)
    .innerJoin(employees, ofEmployee)
    .innerJoin(persons, ofPerson)
    .where(where)
    .groupBy(manualAttendance.status);
  const counts = { submitted: 0, approved: 0, rejected: 0, withdrawn: 0 };
  for (const { status, count } of found) counts[status] = count;
  const states = query.status?.length ? query.status : (Object.keys(counts) as RequestState[]);
  const page = await pageOf(
    query,
    () => Promise.resolve(states.reduce((sum, state) => sum + counts[state], 0)),
    (limit, offset) =>
      rows(tx, and(where, ofState(query)))
        .orderBy(...orderOf(query.sort ?? "-date", sortable, manualAttendance.id))
        .limit(limit)
        .offset(offset),
  );
  return { ...page, counts };
}

export async function allManual(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  query: ManualQuery,
): Promise<ManualRow[]> {
  return rows(tx, and(whereOf(companyId, reach, query), ofState(query))).orderBy(
    ...orderOf(query.sort ?? "-date", sortable, manualAttendance.id),
  );
}

export async function findManual(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  id: string,
): Promise<ManualRow | undefined> {
  return (await rows(tx, and(eq(manualAttendance.companyId, companyId), reach, eq(manualAttendance.id, id))))[0];
}

export async function lockManual(tx: Transaction, companyId: string, id: string): Promise<ManualRow | undefined> {
  await tx.execute(sql`select from manual_attendance where company_id = ${companyId} and id = ${id} for no key update`);
  return findManual(tx, companyId, undefined, id);
}

export async function insertManual(tx: Transaction, fields: NewManual): Promise<string> {
  const [made] = await tx.insert(manualAttendance).values(fields).returning({ id: manualAttendance.id });
  return made?.id ?? "";
}

export async function updateManual(
  tx: Transaction,
  { userId, now }: { userId: string; now: Date },
  id: string,
  fields: Partial<NewManual>,
): Promise<void> {
  await tx
    .update(manualAttendance)
    .set({ ...fields, updatedAt: now, updatedBy: userId, version: sql`${manualAttendance.version} + 1` })
    .where(eq(manualAttendance.id, id));
}
