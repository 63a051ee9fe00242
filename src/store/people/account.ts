/** Whether an employee has an account or an open invitation; conditions over the employee of the query. */
import { sql } from "drizzle-orm";
import { employees } from "./tables/employees.ts";

export type EmployeeAccount = "none" | "invited" | "active";

const linked = sql`exists (select 1 from user_access access where access.tenant_id = ${employees.tenantId} and access.employee_id = ${employees.id})`;
const invited = sql`exists (select 1 from invitations open where open.tenant_id = ${employees.tenantId} and open.company_id = ${employees.companyId} and open.employee_id = ${employees.id} and open.accepted_at is null and open.revoked_at is null)`;

export const accountState = sql<EmployeeAccount>`case when ${linked} then 'active' when ${invited} then 'invited' else 'none' end`;
export const withoutAccount = sql`not ${linked} and not ${invited}`;
