/** Employees of a department and those below it, by their current job. */
import { type SQL, sql } from "drizzle-orm";
import { employees } from "../../people/tables/employees.ts";

/** The job of the employee of the outer query that applies today, else the first future one. */
export const currentJob = sql`(select job.id from employee_jobs job where job.tenant_id = ${employees.tenantId} and job.employee_id = ${employees.id}
  order by job.effective_from <= current_date desc, abs(job.effective_from - current_date) limit 1)`;

export const departmentName = sql<
  string | null
>`(select unit.department from employee_jobs job join departments unit on unit.tenant_id = job.tenant_id and unit.id = job.department_id where job.tenant_id = ${employees.tenantId} and job.id = ${currentJob})`;

export function inDepartment(departmentId: string): SQL {
  return sql`exists (select from employee_jobs job where job.tenant_id = ${employees.tenantId} and job.id = ${currentJob} and job.department_id in (
    with recursive tree as (select ${departmentId}::uuid as id union select unit.id from departments unit join tree on unit.parent_id = tree.id) select id from tree))`;
}
