/** The tenant's records that are due for purging: counts by kind, and people by name. */
import { type SQL, sql } from "drizzle-orm";
import { monthsOf, type RetentionKind, retentionKinds } from "#src/domain/people/retention.ts";
import type { Retention } from "#src/domain/platform/shared/tenant-settings.ts";
import { type Page, type Paging, pageOf } from "../../shared/list-query.ts";
import type { Transaction } from "../../database/transaction.ts";

export interface Due {
  kind: RetentionKind;
  records: number;
  /** Employees whom they are about. */
  people: number;
}

/** A day that the database computes. */
export type Moment = SQL;

export const daysBefore = (day: string, months: number): Moment =>
  sql`(${day}::date - make_interval(months => ${months}))`;

/** Persons who left everywhere before then and are not under a legal hold. */
export const gonePersons = (before: SQL): SQL => sql`
  select person.id from persons person
  where person.anonymised_at is null and exists (select 1 from employees one where one.tenant_id = person.tenant_id and one.person_id = person.id)
    and not exists (select 1 from employees one where one.tenant_id = person.tenant_id and one.person_id = person.id
      and (one.status <> 'exited' or one.last_day >= ${before} or one.hold_reason is not null))`;

/** Employments of persons under a hold: nothing about them is purged. */
const heldEmployees = sql`select held.id from employees held join employees one on one.tenant_id = held.tenant_id and one.person_id = held.person_id where one.hold_reason is not null`;

export const documentsOfGone = (before: SQL): SQL =>
  sql`select one.id from employees one where one.person_id in (${gonePersons(before)})`;

export const settledRequests = (before: SQL): SQL =>
  sql`status <> 'submitted' and decided_at < ${before} and employee_id not in (${heldEmployees})`;
export const idleImports = (before: SQL): SQL => sql`status in ('uploaded', 'validated') and created_at < ${before}`;

const papers = (before: SQL): SQL => sql`
  select employee_id from employee_documents where employee_id in (${documentsOfGone(before)})
  union all select employee_id from kets where employee_id in (${documentsOfGone(before)})`;

const counted: Record<RetentionKind, (before: SQL) => SQL> = {
  leavers: (before) => sql`select count(*) as records, count(*) as people from (${gonePersons(before)}) due`,
  documents: (before) =>
    sql`select count(*) as records, count(distinct employee_id) as people from (${papers(before)}) due`,
  requests: (before) =>
    sql`select count(*) as records, count(distinct employee_id) as people from change_requests where ${settledRequests(before)}`,
  imports: (before) => sql`select count(*) as records, 0 as people from import_jobs where ${idleImports(before)}`,
  notices: (before) => sql`select count(*) as records, 0 as people from notifications where at < ${before}`,
};

export async function dueOf(tx: Transaction, kind: RetentionKind, periods: Retention, day: string): Promise<Due> {
  const { rows } = await tx.execute<{ records: string; people: string }>(
    counted[kind](daysBefore(day, monthsOf(kind, periods))),
  );
  return { kind, records: Number(rows[0]?.records), people: Number(rows[0]?.people) };
}

export async function allDue(tx: Transaction, periods: Retention, day: string): Promise<Due[]> {
  const due: Due[] = [];
  for (const kind of retentionKinds) due.push(await dueOf(tx, kind, periods, day));
  return due;
}

/** Persons under a hold who would otherwise be due. */
export async function heldLeavers(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ held: string }>(
    sql`select count(distinct person_id) as held from employees where hold_reason is not null and status = 'exited'`,
  );
  return Number(rows[0]?.held);
}

export interface DueLeaver {
  [field: string]: unknown;
  employeeId: string;
  companyId: string;
  company: string;
  employeeNo: string;
  fullName: string;
  lastDay: string;
}

/** One row per person, for their last employment; earliest leavers first. */
function leaverRows(periods: Retention, day: string): SQL {
  const gone = gonePersons(daysBefore(day, periods.leaverMonths));
  return sql`
    select * from (
      select distinct on (one.person_id) one.id as "employeeId", one.company_id as "companyId", company.name as company, one.employee_no as "employeeNo", person.full_name as "fullName", one.last_day::text as "lastDay"
      from employees one
      join persons person on person.tenant_id = one.tenant_id and person.id = one.person_id
      join companies company on company.tenant_id = one.tenant_id and company.id = one.company_id
      where one.person_id in (${gone})
      order by one.person_id, one.last_day desc) due
    order by "lastDay", "employeeNo"`;
}

/** All of them, for an export. */
export async function allDueLeavers(tx: Transaction, periods: Retention, day: string): Promise<DueLeaver[]> {
  return (await tx.execute<DueLeaver>(leaverRows(periods, day))).rows;
}

export function dueLeavers(tx: Transaction, periods: Retention, day: string, paging: Paging): Promise<Page<DueLeaver>> {
  return pageOf(
    paging,
    async () => (await dueOf(tx, "leavers", periods, day)).records,
    async (limit, offset) =>
      (await tx.execute<DueLeaver>(sql`${leaverRows(periods, day)} limit ${limit} offset ${offset}`)).rows,
  );
}
