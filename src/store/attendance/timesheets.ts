/** Timesheets with their entries: lists and changes. */
import { and, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { TimesheetState } from "#src/domain/attendance/shared/vocabulary.ts";
import { users } from "../account/tables/users.ts";
import { projects } from "../company/tables/projects.ts";
import type { Transaction } from "../database/transaction.ts";
import type { Condition } from "../people/shared/reach.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import type { Actor } from "../shared/audit.ts";
import { byReading, type ListQuery, orderOf, type Page, pageOf, searched } from "../shared/list-query.ts";
import { timesheetEntries, timesheets } from "./tables/timesheets.ts";

export interface TimesheetQuery extends ListQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly employeeId?: string | undefined;
  readonly status?: readonly TimesheetState[] | undefined;
}

const creator = alias(users, "creator");
const editor = alias(users, "editor");
const decider = alias(users, "decider");
const ofEmployee = and(eq(employees.tenantId, timesheets.tenantId), eq(employees.id, timesheets.employeeId));
const ofPerson = and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId));
const summed = (what: SQL) =>
  sql<number>`(select coalesce(sum(${what}), 0)::int from timesheet_entries entry where entry.tenant_id = ${timesheets.tenantId} and entry.timesheet_id = ${timesheets.id})`;
const minutes = summed(sql`entry.minutes`);
const billable = summed(sql`case when entry.billable then entry.minutes else 0 end`);
const sortable = { weekStart: timesheets.weekStart, fullName: byReading(persons.fullName), minutes };

function rows(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({
      sheet: timesheets,
      employeeNo: employees.employeeNo,
      fullName: persons.fullName,
      minutes,
      billableMinutes: billable,
      createdBy: creator.fullName,
      updatedBy: editor.fullName,
      decidedBy: decider.fullName,
    })
    .from(timesheets)
    .innerJoin(employees, ofEmployee)
    .innerJoin(persons, ofPerson)
    .leftJoin(creator, eq(creator.id, timesheets.createdBy))
    .leftJoin(editor, eq(editor.id, timesheets.updatedBy))
    .leftJoin(decider, eq(decider.id, timesheets.decidedBy))
    .where(where);
}
export type TimesheetRow = Awaited<ReturnType<typeof rows>>[number];

const whereOf = (companyId: string, reach: Condition, { from, to, employeeId, q }: TimesheetQuery): SQL | undefined =>
  and(
    eq(timesheets.companyId, companyId),
    reach,
    from === undefined ? undefined : gte(timesheets.weekStart, from),
    to === undefined ? undefined : lte(timesheets.weekStart, to),
    employeeId === undefined ? undefined : eq(timesheets.employeeId, employeeId),
    searched(q, [persons.fullName, employees.employeeNo]),
  );
const ofState = ({ status }: TimesheetQuery): SQL | undefined =>
  status?.length ? inArray(timesheets.status, [...status]) : undefined;

export async function timesheetPage(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  query: TimesheetQuery,
): Promise<Page<TimesheetRow> & { counts: Record<TimesheetState, number> }> {
  const where = whereOf(companyId, reach, query);
  const found = await tx
    .select({ status: timesheets.status, count: sql<number>`count(*)::int` })
    .from(timesheets)
    .innerJoin(employees, ofEmployee)
    .innerJoin(persons, ofPerson)
    .where(where)
    .groupBy(timesheets.status);
  const counts = { open: 0, submitted: 0, approved: 0, rejected: 0, locked: 0 };
  for (const { status, count } of found) counts[status] = count;
  const states = query.status?.length ? query.status : (Object.keys(counts) as TimesheetState[]);
  const page = await pageOf(
    query,
    () => Promise.resolve(states.reduce((sum, state) => sum + counts[state], 0)),
    (limit, offset) =>
      rows(tx, and(where, ofState(query)))
        .orderBy(...orderOf(query.sort ?? "-weekStart", sortable, timesheets.id))
        .limit(limit)
        .offset(offset),
  );
  return { ...page, counts };
}

export async function allTimesheets(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  query: TimesheetQuery,
): Promise<TimesheetRow[]> {
  return rows(tx, and(whereOf(companyId, reach, query), ofState(query))).orderBy(
    ...orderOf(query.sort ?? "-weekStart", sortable, timesheets.id),
  );
}

export async function findTimesheet(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  id: string,
): Promise<TimesheetRow | undefined> {
  return (await rows(tx, and(eq(timesheets.companyId, companyId), reach, eq(timesheets.id, id))))[0];
}

export async function lockTimesheetRow(
  tx: Transaction,
  companyId: string,
  id: string,
): Promise<TimesheetRow | undefined> {
  await tx.execute(sql`select from timesheets where company_id = ${companyId} and id = ${id} for no key update`);
  return findTimesheet(tx, companyId, undefined, id);
}

export type StoredEntry = Pick<
  typeof timesheetEntries.$inferSelect,
  "date" | "projectId" | "activity" | "minutes" | "billable" | "note"
>;

/** By timesheet, in the order of days. */
export async function entriesOf(tx: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, (StoredEntry & { project: string })[]>();
  const found = await tx
    .select({
      timesheetId: timesheetEntries.timesheetId,
      date: timesheetEntries.date,
      projectId: timesheetEntries.projectId,
      project: projects.name,
      activity: timesheetEntries.activity,
      minutes: timesheetEntries.minutes,
      billable: timesheetEntries.billable,
      note: timesheetEntries.note,
    })
    .from(timesheetEntries)
    .innerJoin(
      projects,
      and(eq(projects.tenantId, timesheetEntries.tenantId), eq(projects.id, timesheetEntries.projectId)),
    )
    .where(inArray(timesheetEntries.timesheetId, [...ids]))
    .orderBy(byReading(projects.name), timesheetEntries.activity, timesheetEntries.date, timesheetEntries.id);
  const by = new Map<string, (StoredEntry & { project: string })[]>();
  for (const { timesheetId, ...entry } of found) by.set(timesheetId, [...(by.get(timesheetId) ?? []), entry]);
  return by;
}

export async function insertTimesheet(
  tx: Transaction,
  { tenantId, userId, now }: Actor,
  of: { companyId: string; employeeId: string; weekStart: string },
): Promise<string> {
  const who = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  const [made] = await tx
    .insert(timesheets)
    .values({ tenantId, ...of, status: "open", ...who })
    .returning({ id: timesheets.id });
  return made?.id ?? "";
}

export async function updateTimesheetRow(
  tx: Transaction,
  { userId, now }: { userId: string; now: Date },
  id: string,
  fields: Partial<typeof timesheets.$inferInsert>,
): Promise<void> {
  await tx
    .update(timesheets)
    .set({ ...fields, updatedAt: now, updatedBy: userId, version: sql`${timesheets.version} + 1` })
    .where(eq(timesheets.id, id));
}

export async function replaceEntries(
  tx: Transaction,
  { tenantId, userId, now }: Actor,
  { companyId, timesheetId }: { companyId: string; timesheetId: string },
  entries: readonly StoredEntry[],
): Promise<void> {
  await tx.delete(timesheetEntries).where(eq(timesheetEntries.timesheetId, timesheetId));
  if (entries.length === 0) return;
  const who = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  await tx
    .insert(timesheetEntries)
    .values(entries.map((entry) => ({ tenantId, companyId, timesheetId, ...entry, ...who })));
}

/** The entries of the employee's timesheet for the week; none if there is no timesheet. */
export async function entriesOfWeek(tx: Transaction, employeeId: string, weekStart: string): Promise<StoredEntry[]> {
  const [sheet] = await tx
    .select({ id: timesheets.id })
    .from(timesheets)
    .where(and(eq(timesheets.employeeId, employeeId), eq(timesheets.weekStart, weekStart)));
  if (!sheet) return [];
  return ((await entriesOf(tx, [sheet.id])).get(sheet.id) ?? []).map(({ project: _project, ...entry }) => entry);
}

/** The projects among these that time can be spent on. */
export async function openProjects(tx: Transaction, companyId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        eq(projects.companyId, companyId),
        inArray(projects.id, [...new Set(ids)]),
        inArray(projects.status, ["planned", "active"]),
      ),
    );
  return new Set(found.map(({ id }) => id));
}
