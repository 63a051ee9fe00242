/** Who the reader is among a company's people, and whom a scope reaches from there. */
import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { NarrowScope } from "#src/domain/access/shared/reach.ts";
import { type Place, placesOf } from "../../access/shared/access.ts";
import { employees } from "../tables/employees.ts";
import { persons } from "../tables/persons.ts";
import type { Transaction } from "../../database/transaction.ts";
import { currentFrom } from "../current.ts";
import { zoneOfEmployee } from "./employee-day.ts";

/** For a query over employees; undefined for everyone. */
export type Condition = SQL | undefined;

/** The reader's place in the company on the day. */
export async function readerIn(
  tx: Transaction,
  userId: string,
  companyId: string,
  day: string,
): Promise<Place | undefined> {
  return (await placesOf(tx, userId, day, companyId))[0];
}

/** The employees below each row of `below`, by primary lines of their job on the day. */
const reportsBelow = (day: string): SQL => sql`lateral (
      select line.employee_id from employee_reporting_lines line
      where line.manager_id = below.id and line.kind = 'primary' and line.job_id = (
        select job.id from employee_jobs job where job.tenant_id = line.tenant_id and job.employee_id = line.employee_id
        order by job.effective_from <= ${day}::date desc, abs(job.effective_from - ${day}::date) limit 1)
      offset 0) found`;

/** Everyone who reports directly to the manager on the day. */
export function directReportsOf(managerId: string, day: string): SQL {
  return sql`(select found.employee_id from (select ${managerId}::uuid as id) below cross join ${reportsBelow(day)})`;
}

/**
 * Everyone who reports to the manager on the day, directly or indirectly; only primary lines. It walks down from manager to
 * manager by index, so that a small team does not cost a scan of the whole company.
 */
export function reportsOf(managerId: string, day: string): SQL {
  return sql`(with recursive below (id) as (
    select ${managerId}::uuid
    union select found.employee_id from below cross join ${reportsBelow(day)}
  ) select id from below where id <> ${managerId})`;
}

/** The job of the employee of the outer query, on the day. */
const jobWhere = (day: string, what: SQL): SQL =>
  sql`exists (select 1 from employee_jobs job where job.employee_id = ${employees.id} and job.effective_from = ${currentFrom("employee_jobs", employees.id, day)} and ${what})`;

const jobOf = (employeeId: string, day: string, column: SQL): SQL =>
  sql`(select ${column} from employee_jobs own where own.employee_id = ${employeeId} and own.effective_from = ${currentFrom("employee_jobs", sql`${employeeId}::uuid`, day)})`;

/** The employees whom the scope reaches from the reader, as a condition of an employee query. */
export function within(scope: NarrowScope, reader: string | null, day: string): SQL {
  if (reader === null) return sql`false`;
  if (scope === "self") return eq(employees.id, reader);
  if (scope === "reports") return sql`${employees.id} in ${reportsOf(reader, day)}`;
  if (scope === "location") return jobWhere(day, sql`job.location_id = ${jobOf(reader, day, sql`own.location_id`)}`);
  const tree = sql`(with recursive tree as (
    select ${jobOf(reader, day, sql`own.department_id`)} as id
    union select departments.id from departments join tree on departments.parent_id = tree.id
  ) select id from tree)`;
  return jobWhere(day, sql`job.department_id in ${tree}`);
}

/** Any of the scopes; undefined for everyone. */
export function withinAny(scopes: readonly (NarrowScope | "all")[], reader: string | null, day: string): Condition {
  if (scopes.includes("all")) return undefined;
  const narrow = [...new Set(scopes)] as NarrowScope[];
  return narrow.length === 0 ? sql`false` : or(...narrow.map((scope) => within(scope, reader, day)));
}

/** The employee with name, and which of the scopes reach them. */
export async function findWithin(
  tx: Transaction,
  companyId: string,
  employeeId: string,
  scopes: readonly NarrowScope[],
  reader: string | null,
  day: string,
) {
  const reached = sql<
    NarrowScope[]
  >`array_remove(array[${sql.join([sql`null::text`, ...scopes.map((scope) => sql`case when ${within(scope, reader, day)} then ${scope} end`)], sql`, `)}], null)`;
  const [row] = await tx
    .select({
      id: employees.id,
      personId: employees.personId,
      companyId: employees.companyId,
      employeeNo: employees.employeeNo,
      fullName: persons.fullName,
      status: employees.status,
      startDate: employees.startDate,
      lastDay: employees.lastDay,
      reached,
      zone: zoneOfEmployee(day),
    })
    .from(employees)
    .innerJoin(persons, and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId)))
    .where(and(eq(employees.companyId, companyId), eq(employees.id, employeeId)));
  if (!row) return undefined;
  const { reached: names, ...employee } = row;
  return { ...employee, scopes: new Set(names) };
}
