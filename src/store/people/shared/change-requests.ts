/** Change requests of employees for their own record. */
import { and, type AnyColumn, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type ChangeSection, type ChangeState, classOfSection } from "#src/domain/people/change-requests.ts";
import { type ListQuery, orderOf, type Page, pageOf, searched } from "../../shared/list-query.ts";
import type { Condition } from "./reach.ts";
import { changeRequests } from "../tables/change-requests.ts";
import { employees } from "../tables/employees.ts";
import { persons } from "../tables/persons.ts";
import { users } from "../../account/tables/users.ts";
import type { Transaction } from "../../database/transaction.ts";

interface ChangeRequestQuery extends ListQuery {
  readonly status?: readonly ChangeState[] | undefined;
  readonly section?: readonly ChangeSection[] | undefined;
  readonly employeeId?: string | undefined;
}

/** Whose requests the reader may see by class, as conditions over employees; undefined for everyone's. */
export interface ChangeReach {
  readonly companyId: string;
  /** The reader's own employee. */
  readonly reader: string | null;
  readonly read: Readonly<Record<ClassOfChange, Condition>>;
}
export type ClassOfChange = (typeof classOfSection)[ChangeSection];

const sectionsOfClass = (name: ClassOfChange): SQL =>
  sql.join(
    (Object.keys(classOfSection) as ChangeSection[])
      .filter((section) => classOfSection[section] === name)
      .map((section) => sql`${section}`),
    sql`, `,
  );

/** By the class of the request's section. */
export function ofClass(section: AnyColumn | SQL, conditions: Readonly<Record<ClassOfChange, Condition>>): SQL {
  const cases = (Object.keys(conditions) as ClassOfChange[]).map(
    (name) => sql`when ${section} in (${sectionsOfClass(name)}) then (${conditions[name] ?? sql`true`})`,
  );
  return sql`case ${sql.join(cases, sql` `)} else false end`;
}

const readable = ({ read }: ChangeReach): SQL => ofClass(changeRequests.section, read);
const decider = alias(users, "decider");

function rows(tx: Transaction, reach: ChangeReach, more?: SQL) {
  return tx
    .select({
      request: changeRequests,
      person: persons,
      fileName: sql<string | null>`(select name from files where files.id = ${changeRequests.fileId})`,
      employeeNo: employees.employeeNo,
      fullName: persons.fullName,
      decidedBy: decider.fullName,
    })
    .from(changeRequests)
    .innerJoin(
      employees,
      and(eq(employees.tenantId, changeRequests.tenantId), eq(employees.id, changeRequests.employeeId)),
    )
    .innerJoin(persons, and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId)))
    .leftJoin(decider, eq(decider.id, changeRequests.decidedBy))
    .where(and(eq(changeRequests.companyId, reach.companyId), readable(reach), more));
}

export type StoredChangeRequest = typeof changeRequests.$inferSelect;
export type ShownChangeRequest = Awaited<ReturnType<typeof rows>>[number];

const sortable = { createdAt: changeRequests.createdAt, fullName: sql`${persons.fullName} collate "und-x-icu"` };

const inOrder = ({ sort }: ChangeRequestQuery): SQL[] => orderOf(sort ?? "-createdAt", sortable, changeRequests.id);

const ofState = ({ status }: ChangeRequestQuery): SQL | undefined =>
  status?.length ? inArray(changeRequests.status, [...status]) : undefined;

function whereOf({ q, section, employeeId }: ChangeRequestQuery): SQL | undefined {
  return and(
    section?.length ? inArray(changeRequests.section, [...section]) : undefined,
    employeeId === undefined ? undefined : eq(changeRequests.employeeId, employeeId),
    searched(q, [persons.fullName, employees.employeeNo]),
  );
}

export async function changeRequestPage(
  tx: Transaction,
  reach: ChangeReach,
  query: ChangeRequestQuery,
): Promise<Page<ShownChangeRequest> & { counts: Record<ChangeState, number> }> {
  const where = whereOf(query);
  const states = await tx
    .select({ status: changeRequests.status, count: count() })
    .from(changeRequests)
    .innerJoin(
      employees,
      and(eq(employees.tenantId, changeRequests.tenantId), eq(employees.id, changeRequests.employeeId)),
    )
    .innerJoin(persons, and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId)))
    .where(and(eq(changeRequests.companyId, reach.companyId), readable(reach), where))
    .groupBy(changeRequests.status);
  const countOf = (status: ChangeState): number => states.find((one) => one.status === status)?.count ?? 0;
  const counts = {
    submitted: countOf("submitted"),
    approved: countOf("approved"),
    rejected: countOf("rejected"),
    withdrawn: countOf("withdrawn"),
  };
  const wanted = query.status?.length ? query.status : (Object.keys(counts) as ChangeState[]);
  const page = await pageOf(
    query,
    async () => wanted.reduce((sum, status) => sum + counts[status], 0),
    (limit, offset) =>
      rows(tx, reach, and(where, ofState(query)))
        .orderBy(...inOrder(query))
        .limit(limit)
        .offset(offset),
  );
  return { ...page, counts };
}

/** All matching requests of employees within reach, for an export. */
export async function allChangeRequests(
  tx: Transaction,
  reach: ChangeReach,
  within: Condition,
  query: ChangeRequestQuery,
): Promise<ShownChangeRequest[]> {
  return rows(tx, reach, and(within, whereOf(query), ofState(query))).orderBy(...inOrder(query));
}

/** A request that the reader may see; locked until the transaction ends if it is to be changed. */
export async function findChangeRequest(
  tx: Transaction,
  reach: ChangeReach,
  id: string,
  lock = false,
): Promise<ShownChangeRequest | undefined> {
  if (lock)
    await tx
      .select({ id: changeRequests.id })
      .from(changeRequests)
      .where(and(eq(changeRequests.companyId, reach.companyId), eq(changeRequests.id, id)))
      .for("update");
  return (await rows(tx, reach, eq(changeRequests.id, id)))[0];
}

/** One request at a time per employee and section, or per record: concurrent requests wait for each other. */
export async function hasWaitingRequest(
  tx: Transaction,
  employeeId: string,
  section: ChangeSection,
  recordId: string | null,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`change-request/${employeeId}`}, 0))`);
  const where = and(
    eq(changeRequests.employeeId, employeeId),
    eq(changeRequests.section, section),
    eq(changeRequests.status, "submitted"),
    recordId === null ? undefined : eq(changeRequests.recordId, recordId),
  );
  return (await tx.select({ id: changeRequests.id }).from(changeRequests).where(where).limit(1)).length > 0;
}

/** The pending request for the record. */
export async function waitingRequestOf(tx: Transaction, recordId: string): Promise<StoredChangeRequest | undefined> {
  return (
    await tx
      .select()
      .from(changeRequests)
      .where(and(eq(changeRequests.recordId, recordId), eq(changeRequests.status, "submitted")))
      .for("update")
  )[0];
}

export async function insertChangeRequest(
  tx: Transaction,
  request: typeof changeRequests.$inferInsert,
): Promise<string> {
  const [made] = await tx.insert(changeRequests).values(request).returning({ id: changeRequests.id });
  return (made as { id: string }).id;
}

export async function settleChangeRequest(
  tx: Transaction,
  id: string,
  { userId, now }: { userId: string; now: Date },
  status: ChangeState,
  decisionNote: string | null,
): Promise<void> {
  await tx
    .update(changeRequests)
    .set({
      status,
      decidedAt: now,
      decidedBy: userId,
      decisionNote,
      updatedAt: now,
      updatedBy: userId,
      version: sql`${changeRequests.version} + 1`,
    })
    .where(eq(changeRequests.id, id));
}
