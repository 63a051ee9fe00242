/** Jobs with the names of what they reference, and their reporting lines. */
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Actor } from "../../shared/audit.ts";
import { byReading } from "../../shared/list-query.ts";
import { employeeGroups } from "../../company/tables/employee-groups.ts";
import { employeeReportingLines } from "../tables/employee-jobs.ts";
import { employees } from "../tables/employees.ts";
import { persons } from "../tables/persons.ts";
import type { Transaction } from "../../database/transaction.ts";
import { currentFrom } from "../current.ts";

export interface Line {
  managerId: string;
  manager: string;
  kind: "primary" | "dotted";
}

export async function linesOf(tx: Transaction, jobIds: readonly string[]): Promise<Map<string, Line[]>> {
  if (jobIds.length === 0) return new Map();
  const rows = await tx
    .select({
      jobId: employeeReportingLines.jobId,
      managerId: employeeReportingLines.managerId,
      manager: persons.fullName,
      kind: employeeReportingLines.kind,
    })
    .from(employeeReportingLines)
    .innerJoin(
      employees,
      and(eq(employees.tenantId, employeeReportingLines.tenantId), eq(employees.id, employeeReportingLines.managerId)),
    )
    .innerJoin(persons, and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId)))
    .where(inArray(employeeReportingLines.jobId, [...jobIds]))
    .orderBy(sql`${employeeReportingLines.kind} desc`, byReading(persons.fullName));
  const lines = new Map<string, Line[]>();
  for (const { jobId, ...line } of rows) lines.set(jobId, [...(lines.get(jobId) ?? []), line]);
  return lines;
}

export async function setLines(
  tx: Transaction,
  { tenantId, userId, now }: Actor,
  of: { companyId: string; employeeId: string; jobId: string },
  lines: readonly Omit<Line, "manager">[],
): Promise<void> {
  await tx
    .delete(employeeReportingLines)
    .where(and(eq(employeeReportingLines.tenantId, tenantId), eq(employeeReportingLines.jobId, of.jobId)));
  if (lines.length === 0) return;
  const who = { tenantId, createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  await tx
    .insert(employeeReportingLines)
    .values(lines.map(({ managerId, kind }) => ({ ...of, managerId, kind, ...who })));
}

const named = {
  departments: "department",
  designations: "name",
  grades: "name",
  classes: "class",
  functional_groups: "functional_group",
  work_locations: "name",
  shifts: "name",
  employee_groups: "group_name",
  projects: "name",
} as const;
export type NamedTable = keyof typeof named;

/** Names of records by their ids. */
export async function namesOf(
  tx: Transaction,
  wanted: readonly (readonly [NamedTable, string])[],
): Promise<Map<string, string>> {
  const parts = Map.groupBy(wanted, ([table]) => table);
  if (parts.size === 0) return new Map();
  const queries = [...parts].map(([table, pairs]) => {
    const ids = sql.join(
      [...new Set(pairs.map(([, id]) => id))].map((id) => sql`${id}::uuid`),
      sql`, `,
    );
    return sql`select id::text as id, ${sql.identifier(named[table])} as name from ${sql.identifier(table)} where id in (${ids})`;
  });
  const { rows } = await tx.execute<{ id: string; name: string }>(sql.join(queries, sql` union all `));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The groups whose people are chosen individually. */
export async function listsAmong(tx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: employeeGroups.id })
    .from(employeeGroups)
    .where(and(eq(employeeGroups.membership, "list"), inArray(employeeGroups.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** Whether each is an active record of the company that may be referenced. */
export async function offeredIn(
  tx: Transaction,
  companyId: string,
  table: NamedTable,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id::text as id from ${sql.identifier(table)} where company_id = ${companyId} and status <> 'archived' and id in (${list})`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Locks the company's reporting lines until the transaction ends: two concurrent changes could create a cycle. */
export async function lockLines(tx: Transaction, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reporting/${companyId}`}, 0))`);
}

/** The managers above the employee by primary lines on the day, nearest first; also terminates on cycles. */
export async function managersAbove(tx: Transaction, employeeId: string, day: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive above (id, depth) as (
      select ${employeeId}::uuid, 0
      union select line.manager_id, above.depth + 1 from above
        join employee_jobs job on job.employee_id = above.id and job.effective_from = ${currentFrom("employee_jobs", sql`above.id`, day)}
        join employee_reporting_lines line on line.tenant_id = job.tenant_id and line.job_id = job.id and line.kind = 'primary'
      where above.depth < 60
    ) select id from above where depth > 0 order by depth`);
  return rows.map(({ id }) => id);
}

/** The department of the employee on the day, and those above it, nearest first, with their heads. */
export async function departmentsAbove(
  tx: Transaction,
  employeeId: string,
  day: string,
): Promise<{ id: string; headId: string | null }[]> {
  const { rows } = await tx.execute<{ id: string; headId: string | null }>(sql`
    with recursive above (id, parent_id, head_id, depth) as (
      select unit.id, unit.parent_id, unit.head_employee_id, 1 from employee_jobs job
        join departments unit on unit.tenant_id = job.tenant_id and unit.id = job.department_id
      where job.employee_id = ${employeeId}::uuid and job.effective_from = ${currentFrom("employee_jobs", sql`${employeeId}::uuid`, day)}
      union select unit.id, unit.parent_id, unit.head_employee_id, above.depth + 1 from above
        join departments unit on unit.id = above.parent_id
      where above.depth < 60
    ) select id, head_id as "headId" from above order by depth`);
  return rows;
}

/** People who have the employee as primary manager on the day or later, and have not left. */
export async function reportsFrom(
  tx: Transaction,
  managerId: string,
  day: string,
): Promise<{ id: string; fullName: string }[]> {
  const { rows } = await tx.execute<{ id: string; fullName: string }>(sql`
    select distinct employees.id, person.full_name as "fullName" from employee_reporting_lines line
      join employee_jobs job on job.tenant_id = line.tenant_id and job.id = line.job_id
      join employees on employees.tenant_id = job.tenant_id and employees.id = job.employee_id and employees.status <> 'exited'
      join persons person on person.tenant_id = employees.tenant_id and person.id = employees.person_id
    where line.manager_id = ${managerId} and line.kind = 'primary' and job.effective_from >= ${currentFrom("employee_jobs", sql`employees.id`, day)}
    order by 2, 1`);
  return rows;
}

/** Which of them are employees of the company who have not left before the day. */
export async function managersIn(
  tx: Transaction,
  companyId: string,
  ids: readonly string[],
  day: string,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        inArray(employees.id, [...ids]),
        sql`(${employees.lastDay} is null or ${employees.lastDay} >= ${day}::date)`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
