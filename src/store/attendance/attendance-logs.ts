/** Attendance logs: lists with their counts, decisions, and what the limits of the law look at. */
import { and, between, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { DayKind, LogFlag, LogState, LogStatus } from "#src/domain/attendance/shared/vocabulary.ts";
import type { LeaveUnit } from "#src/domain/leave/shared/vocabulary.ts";
import { users } from "../account/tables/users.ts";
import { shifts } from "../company/tables/shifts.ts";
import type { Transaction } from "../database/transaction.ts";
import type { Condition } from "../people/shared/reach.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import { byReading, type ListQuery, orderOf, type Page, pageOf, searched } from "../shared/list-query.ts";
import { departmentName, inDepartment } from "./shared/in-department.ts";
import { readsPeople } from "./shared/reads-people.ts";
import { attendanceLogs } from "./tables/attendance-logs.ts";

export interface LogQuery extends ListQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly employeeId?: string | undefined;
  /** Only the reader's own days; null for a reader who is no employee. */
  readonly reader?: string | null;
  readonly departmentId?: string | undefined;
  readonly status?: readonly LogStatus[] | undefined;
  readonly state?: readonly LogState[] | undefined;
  readonly flag?: readonly LogFlag[] | undefined;
  readonly dayKind?: readonly DayKind[] | undefined;
}

export const isLockedDay = sql<boolean>`exists (select from attendance_periods period where period.tenant_id = ${attendanceLogs.tenantId}
  and period.company_id = ${attendanceLogs.companyId} and period.status = 'locked' and ${attendanceLogs.date} between period.start_date and period.end_date)`;

/** What the day has earned instead of pay. */
const offInLieu = sql<{
  minutes: number;
  unit: LeaveUnit;
  expiresOn: string | null;
} | null>`(select jsonb_build_object('minutes', earned.minutes, 'unit', type.unit, 'expiresOn', earned.expires_on)
  from manual_leaves earned join leave_types type on type.tenant_id = earned.tenant_id and type.id = earned.leave_type_id
  where earned.tenant_id = ${attendanceLogs.tenantId} and earned.attendance_log_id = ${attendanceLogs.id} and earned.status = 'posted')`;

const ofEmployee = and(eq(employees.tenantId, attendanceLogs.tenantId), eq(employees.id, attendanceLogs.employeeId));
const ofPerson = and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId));

const sortable = {
  date: attendanceLogs.date,
  fullName: byReading(persons.fullName),
  workedMin: attendanceLogs.workedMin,
  lateMin: attendanceLogs.lateMin,
  overtimeMin: attendanceLogs.overtimeMin,
};

function rows(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({
      log: attendanceLogs,
      employeeNo: employees.employeeNo,
      fullName: persons.fullName,
      department: departmentName,
      shift: shifts.name,
      decidedBy: users.fullName,
      locked: isLockedDay,
      offInLieu,
    })
    .from(attendanceLogs)
    .innerJoin(employees, ofEmployee)
    .innerJoin(persons, ofPerson)
    .leftJoin(shifts, and(eq(shifts.tenantId, attendanceLogs.tenantId), eq(shifts.id, attendanceLogs.shiftId)))
    .leftJoin(users, eq(users.id, attendanceLogs.decidedBy))
    .where(where);
}
export type LogRow = Awaited<ReturnType<typeof rows>>[number];

const texts = (values: readonly string[]): SQL => sql`${`{${values.join(",")}}`}::text[]`;

function whereOf(companyId: string, reach: Condition, query: LogQuery): SQL | undefined {
  const { from, to, employeeId, reader, departmentId, status, flag, dayKind, q } = query;
  return and(
    eq(attendanceLogs.companyId, companyId),
    reach,
    from === undefined ? undefined : gte(attendanceLogs.date, from),
    to === undefined ? undefined : lte(attendanceLogs.date, to),
    employeeId === undefined ? undefined : eq(attendanceLogs.employeeId, employeeId),
    reader === undefined ? undefined : reader === null ? sql`false` : eq(attendanceLogs.employeeId, reader),
    departmentId === undefined ? undefined : inDepartment(departmentId),
    status?.length ? inArray(attendanceLogs.status, [...status]) : undefined,
    flag?.length ? sql`${attendanceLogs.flags} ?| ${texts(flag)}` : undefined,
    dayKind?.length ? inArray(attendanceLogs.dayKind, [...dayKind]) : undefined,
    searched(q, [persons.fullName, employees.employeeNo]),
  );
}

const ofState = ({ state }: LogQuery): SQL | undefined =>
  state?.length ? inArray(attendanceLogs.state, [...state]) : undefined;

export async function logPage(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  query: LogQuery,
): Promise<Page<LogRow> & { counts: Record<LogState, number> }> {
  const where = whereOf(companyId, reach, query);
  const counted = tx.select({ state: attendanceLogs.state, count: sql<number>`count(*)::int` }).from(attendanceLogs);
  const found = await (
    readsPeople(reach, query)
      ? counted.innerJoin(employees, ofEmployee).innerJoin(persons, ofPerson).where(where)
      : counted.where(where)
  ).groupBy(attendanceLogs.state);
  const counts = { needsReview: 0, computed: 0, approved: 0 };
  for (const { state, count } of found) counts[state] = count;
  const states = query.state?.length ? query.state : (Object.keys(counts) as LogState[]);
  const total = states.reduce((sum, state) => sum + counts[state], 0);
  const page = await pageOf(
    query,
    () => Promise.resolve(total),
    (limit, offset) =>
      rows(tx, and(where, ofState(query)))
        .orderBy(...orderOf(query.sort ?? "-date", sortable, attendanceLogs.id))
        .limit(limit)
        .offset(offset),
  );
  return { ...page, counts };
}

export async function allLogs(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  query: LogQuery,
): Promise<LogRow[]> {
  return rows(tx, and(whereOf(companyId, reach, query), ofState(query))).orderBy(
    ...orderOf(query.sort ?? "-date", sortable, attendanceLogs.id),
  );
}

export async function findLog(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  id: string,
): Promise<LogRow | undefined> {
  return (await rows(tx, and(eq(attendanceLogs.companyId, companyId), reach, eq(attendanceLogs.id, id))))[0];
}

/** Locked until the transaction ends. */
export async function lockLog(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  id: string,
): Promise<LogRow | undefined> {
  await tx.execute(sql`select from attendance_logs where company_id = ${companyId} and id = ${id} for no key update`);
  return findLog(tx, companyId, reach, id);
}

export async function approveLog(
  tx: Transaction,
  { userId, now }: { userId: string; now: Date },
  { log }: LogRow,
  fields: { approvedOvertimeMin: number; note: string | null },
): Promise<void> {
  await tx
    .update(attendanceLogs)
    .set({ ...fields, state: "approved", decidedAt: now, decidedBy: userId, version: log.version + 1 })
    .where(eq(attendanceLogs.id, log.id));
}

/** Days with hours of people within reach, in their order. */
export async function hoursOf(tx: Transaction, companyId: string, reach: Condition, from: string, to: string) {
  return tx
    .select({
      employeeId: employees.id,
      employeeNo: employees.employeeNo,
      fullName: persons.fullName,
      date: attendanceLogs.date,
      firstIn: attendanceLogs.firstIn,
      lastOut: attendanceLogs.lastOut,
      workedMin: attendanceLogs.workedMin,
      overtimeMin: attendanceLogs.overtimeMin,
      dayKind: attendanceLogs.dayKind,
    })
    .from(attendanceLogs)
    .innerJoin(employees, ofEmployee)
    .innerJoin(persons, ofPerson)
    .where(and(eq(attendanceLogs.companyId, companyId), reach, between(attendanceLogs.date, from, to)))
    .orderBy(byReading(persons.fullName), employees.id, attendanceLogs.date);
}
