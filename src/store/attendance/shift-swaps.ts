/** Shift swaps: requests with their counts, and what becomes of them. */
import { and, eq, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { SwapState } from "#src/domain/attendance/shared/vocabulary.ts";
import { users } from "../account/tables/users.ts";
import { shifts } from "../company/tables/shifts.ts";
import type { Transaction } from "../database/transaction.ts";
import type { Condition } from "../people/shared/reach.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import { byReading, type ListQuery, orderOf, type Page, pageOf, searched } from "../shared/list-query.ts";
import { currentJob, inDepartment } from "./shared/in-department.ts";
import { rosterEntries } from "./tables/roster.ts";
import { shiftSwaps } from "./tables/shift-swaps.ts";

export interface SwapQuery extends ListQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly status?: readonly SwapState[] | undefined;
}

/** Whose swaps a reader sees: those of people within reach, and those that ask the reader. */
export interface SwapReach {
  readonly companyId: string;
  readonly where: Condition;
  readonly reader: string | null;
}

const creator = alias(users, "creator");
const editor = alias(users, "editor");
const decider = alias(users, "decider");
const colleagues = alias(employees, "colleague");
const colleaguePersons = alias(persons, "colleague_person");
const ofEmployee = and(eq(employees.tenantId, shiftSwaps.tenantId), eq(employees.id, shiftSwaps.employeeId));
const ofPerson = and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId));
const ofColleague = and(eq(colleagues.tenantId, shiftSwaps.tenantId), eq(colleagues.id, shiftSwaps.colleagueId));
const ofColleaguePerson = and(
  eq(colleaguePersons.tenantId, colleagues.tenantId),
  eq(colleaguePersons.id, colleagues.personId),
);
const shiftOn = (employeeId: SQL, date: SQL) => sql<
  string | null
>`(select shift.name from roster_entries entry join shifts shift on shift.tenant_id = entry.tenant_id and shift.id = entry.published_shift_id
  where entry.tenant_id = ${shiftSwaps.tenantId} and entry.employee_id = ${employeeId} and entry.date = ${date})`;
const sortable = {
  date: shiftSwaps.date,
  fullName: byReading(persons.fullName),
  createdAt: shiftSwaps.createdAt,
};

function rows(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({
      swap: shiftSwaps,
      fullName: persons.fullName,
      colleague: colleaguePersons.fullName,
      shift: shiftOn(sql`${shiftSwaps.employeeId}`, sql`${shiftSwaps.date}`),
      colleagueShift: shiftOn(sql`${shiftSwaps.colleagueId}`, sql`${shiftSwaps.colleagueDate}`),
      createdBy: creator.fullName,
      updatedBy: editor.fullName,
      decidedBy: decider.fullName,
    })
    .from(shiftSwaps)
    .innerJoin(employees, ofEmployee)
    .innerJoin(persons, ofPerson)
    .innerJoin(colleagues, ofColleague)
    .innerJoin(colleaguePersons, ofColleaguePerson)
    .leftJoin(creator, eq(creator.id, shiftSwaps.createdBy))
    .leftJoin(editor, eq(editor.id, shiftSwaps.updatedBy))
    .leftJoin(decider, eq(decider.id, shiftSwaps.decidedBy))
    .where(where);
}
export type SwapRow = Awaited<ReturnType<typeof rows>>[number];

const seen = ({ companyId, where, reader }: SwapReach): SQL | undefined =>
  and(
    eq(shiftSwaps.companyId, companyId),
    where === undefined || reader === null ? where : or(where, eq(shiftSwaps.colleagueId, reader)),
  );

const whereOf = (reach: SwapReach, { from, to, q }: SwapQuery): SQL | undefined =>
  and(
    seen(reach),
    from === undefined ? undefined : gte(shiftSwaps.date, from),
    to === undefined ? undefined : lte(shiftSwaps.date, to),
    searched(q, [persons.fullName, colleaguePersons.fullName]),
  );

const ofState = ({ status }: SwapQuery): SQL | undefined =>
  status?.length ? inArray(shiftSwaps.status, [...status]) : undefined;

const inOrder = ({ sort = "-createdAt" }: SwapQuery): SQL[] => orderOf(sort, sortable, shiftSwaps.id);

/** Every swap that fits, for an export. */
export const allSwaps = (tx: Transaction, reach: SwapReach, query: SwapQuery): Promise<SwapRow[]> =>
  rows(tx, and(whereOf(reach, query), ofState(query))).orderBy(...inOrder(query));

export async function swapPage(
  tx: Transaction,
  reach: SwapReach,
  query: SwapQuery,
): Promise<Page<SwapRow> & { counts: Record<SwapState, number> }> {
  const found = await tx
    .select({ status: shiftSwaps.status, count: sql<number>`count(*)::int` })
    .from(shiftSwaps)
    .innerJoin(employees, ofEmployee)
    .innerJoin(persons, ofPerson)
    .innerJoin(colleagues, ofColleague)
    .innerJoin(colleaguePersons, ofColleaguePerson)
    .where(whereOf(reach, query))
    .groupBy(shiftSwaps.status);
  const counts = { asked: 0, declined: 0, submitted: 0, approved: 0, rejected: 0, withdrawn: 0 };
  for (const { status, count } of found) counts[status] = count;
  const states = query.status?.length ? query.status : (Object.keys(counts) as SwapState[]);
  const page = await pageOf(
    query,
    () => Promise.resolve(states.reduce((sum, state) => sum + counts[state], 0)),
    (limit, offset) =>
      rows(tx, and(whereOf(reach, query), ofState(query)))
        .orderBy(...inOrder(query))
        .limit(limit)
        .offset(offset),
  );
  return { ...page, counts };
}

export async function findSwap(tx: Transaction, reach: SwapReach, id: string): Promise<SwapRow | undefined> {
  return (await rows(tx, and(seen(reach), eq(shiftSwaps.id, id))))[0];
}

export async function lockSwap(tx: Transaction, companyId: string, id: string): Promise<SwapRow | undefined> {
  await tx.execute(sql`select from shift_swaps where company_id = ${companyId} and id = ${id} for no key update`);
  return findSwap(tx, { companyId, where: undefined, reader: null }, id);
}

export async function insertSwap(tx: Transaction, fields: typeof shiftSwaps.$inferInsert): Promise<string> {
  const [made] = await tx.insert(shiftSwaps).values(fields).returning({ id: shiftSwaps.id });
  return made?.id ?? "";
}

export async function updateSwap(
  tx: Transaction,
  { userId, now }: { userId: string; now: Date },
  id: string,
  fields: Partial<typeof shiftSwaps.$inferInsert>,
): Promise<void> {
  await tx
    .update(shiftSwaps)
    .set({ ...fields, updatedAt: now, updatedBy: userId, version: sql`${shiftSwaps.version} + 1` })
    .where(eq(shiftSwaps.id, id));
}

export interface OfferedSwap {
  readonly colleagueId: string;
  readonly colleague: string;
  readonly date: string;
  readonly shift: string;
  readonly start: string;
  readonly end: string;
}

/** Published shifts of the employee's department around a day, the nearest days first. */
export async function shiftsAround(
  tx: Transaction,
  {
    companyId,
    employeeId,
    day,
    from,
    to,
  }: { companyId: string; employeeId: string; day: string; from: string; to: string },
  limit: number,
): Promise<OfferedSwap[]> {
  const [own] = await tx
    .select({
      departmentId: sql<
        string | null
      >`(select job.department_id from employee_jobs job where job.tenant_id = ${employees.tenantId} and job.id = ${currentJob})`,
    })
    .from(employees)
    .where(eq(employees.id, employeeId));
  return tx
    .select({
      colleagueId: employees.id,
      colleague: persons.fullName,
      date: rosterEntries.date,
      shift: shifts.name,
      start: shifts.start,
      end: shifts.end,
    })
    .from(rosterEntries)
    .innerJoin(
      employees,
      and(eq(employees.tenantId, rosterEntries.tenantId), eq(employees.id, rosterEntries.employeeId)),
    )
    .innerJoin(persons, and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId)))
    .innerJoin(shifts, and(eq(shifts.tenantId, rosterEntries.tenantId), eq(shifts.id, rosterEntries.publishedShiftId)))
    .where(
      and(
        eq(rosterEntries.companyId, companyId),
        sql`${rosterEntries.employeeId} <> ${employeeId}`,
        gte(rosterEntries.date, from),
        lte(rosterEntries.date, to),
        own?.departmentId == null ? undefined : inDepartment(own.departmentId),
      ),
    )
    .orderBy(
      sql`abs(${rosterEntries.date} - ${day}::date)`,
      rosterEntries.date,
      byReading(persons.fullName),
      employees.id,
    )
    .limit(limit);
}
