/** References to an employee that prevent deletion. */
import { sql } from "drizzle-orm";
import type { Transaction } from "../database/transaction.ts";

export async function referencesTo(
  tx: Transaction,
  employeeId: string,
): Promise<{ subject: string; id: string; name: string }[]> {
  const { rows } = await tx.execute<{ subject: string; id: string; name: string }>(sql`
    select 'employees' as subject, report.id::text as id, person.full_name as name from employee_reporting_lines line
      join employees report on report.tenant_id = line.tenant_id and report.id = line.employee_id
      join persons person on person.tenant_id = report.tenant_id and person.id = report.person_id
      where line.manager_id = ${employeeId}
    union select 'user-access', access.id::text, users.full_name from user_access access join users on users.id = access.user_id where access.employee_id = ${employeeId}
    union select 'departments', id::text, department from departments where head_employee_id = ${employeeId}
    union select 'functional-groups', id::text, functional_group from functional_groups where head_employee_id = ${employeeId}
    union select 'projects', project.id::text, project.name from projects project where project.manager_id = ${employeeId}
      or exists (select 1 from project_members team where team.tenant_id = project.tenant_id and team.project_id = project.id and team.employee_id = ${employeeId})
    order by 1, 3 limit 20`);
  return rows;
}
