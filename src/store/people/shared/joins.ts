/** Joins of an employee query: the person, and the rows that apply on a day. */
import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../database/transaction.ts";

export const person = sql`join persons person on person.tenant_id = employees.tenant_id and person.id = employees.person_id`;

/** The employment covers the day; an offer does not count yet. */
export const employedOn = (day: string): SQL =>
  sql`employees.status <> 'offered' and employees.start_date <= ${day}::date and (employees.last_day is null or employees.last_day >= ${day}::date)`;

/** First days of the rows that apply on the day, for everyone in the tenant: the last that has started, else the first future one. */
const heldSince = (table: string, day: string): SQL => sql`(
  select dated.employee_id, coalesce(max(dated.effective_from) filter (where dated.effective_from <= ${day}::date), min(dated.effective_from)) as since
  from ${sql.identifier(table)} dated group by dated.employee_id)`;

/** For all people at once: looking rows up person by person would mean a thousand look-ups. */
const held = (table: string, name: string, day: string): SQL => sql`left join (
  select ours.* from ${heldSince(table, day)} held join ${sql.identifier(table)} ours on ours.employee_id = held.employee_id and ours.effective_from = held.since
) ${sql.identifier(name)} on ${sql.identifier(name)}.tenant_id = employees.tenant_id and ${sql.identifier(name)}.employee_id = employees.id`;

/** For one page of people: only their rows. */
const heldByEach = (table: string, name: string, day: string): SQL => sql`left join lateral (
  select * from ${sql.identifier(table)} dated where dated.tenant_id = employees.tenant_id and dated.employee_id = employees.id
  order by dated.effective_from <= ${day}::date desc, abs(dated.effective_from - ${day}::date) limit 1) ${sql.identifier(name)} on true`;

const joins = {
  person: () => person,
  job: (day: string, perEmployee: boolean) => (perEmployee ? heldByEach : held)("employee_jobs", "job", day),
  department: () =>
    sql`left join departments department on department.tenant_id = job.tenant_id and department.id = job.department_id`,
  designation: () =>
    sql`left join designations designation on designation.tenant_id = job.tenant_id and designation.id = job.designation_id`,
  grade: () => sql`left join grades grade on grade.tenant_id = job.tenant_id and grade.id = job.grade_id`,
  location: () =>
    sql`left join work_locations location on location.tenant_id = job.tenant_id and location.id = job.location_id`,
  line: () =>
    sql`left join employee_reporting_lines line on line.tenant_id = job.tenant_id and line.job_id = job.id and line.kind = 'primary'`,
  manager: () =>
    sql`left join employees boss on boss.tenant_id = line.tenant_id and boss.id = line.manager_id left join persons manager on manager.tenant_id = boss.tenant_id and manager.id = boss.person_id`,
  residency: (day: string, perEmployee: boolean) =>
    (perEmployee ? heldByEach : held)("employee_residencies", "residency", day),
  pay: (day: string, perEmployee: boolean) => (perEmployee ? heldByEach : held)("employee_pay_terms", "pay", day),
  statutory: (day: string, perEmployee: boolean) =>
    (perEmployee ? heldByEach : held)("employee_statutory", "statutory", day),
} as const;
export type Join = keyof typeof joins;

/** Each once, in dependency order. */
export function joined(needed: readonly Join[], day: string, perEmployee = false): SQL {
  const names = (Object.keys(joins) as Join[]).filter((name) => needed.includes(name));
  return sql.join(
    names.map((name) => joins[name](day, perEmployee)),
    sql` `,
  );
}

/**
 * A query over everyone. PostgreSQL believes that a recently filled table is empty, and would scan it once per person: seconds
 * for a hundred people.
 */
export async function withoutRowLimits<Result>(tx: Transaction, query: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`set local enable_nestloop = off`);
  const result = await query();
  await tx.execute(sql`set local enable_nestloop = on`);
  return result;
}

/** For a whole row of the list. */
export const rowJoins: readonly Join[] = [
  "person",
  "job",
  "department",
  "designation",
  "grade",
  "location",
  "line",
  "manager",
  "residency",
];

/** Type of the work pass valid on the day; the one with the latest expiry, if there are several. */
export const passHeld = (day: SQL): SQL => sql`
  select pass.type_id from employee_work_passes pass
  where pass.tenant_id = employees.tenant_id and pass.employee_id = employees.id and pass.status in ('issued', 'renewing') and (pass.status = 'renewing' or pass.expiry >= ${day}::date)
  order by pass.expiry desc limit 1`;
