/** Many people at once, each with a manager, inserted as the database's owner. */
import { randomUUID } from "node:crypto";
import type { Pool } from "pg";

interface OrgPerson {
  readonly id: string;
  readonly name: string;
  readonly manager: string;
}

interface Place {
  readonly tenantId: string;
  readonly companyId: string;
  readonly by: string;
  readonly departmentId: string;
  readonly designationId: string;
}

export async function insertOrgPeople(
  pool: Pool,
  { tenantId, companyId, by, departmentId, designationId }: Place,
  people: readonly OrgPerson[],
): Promise<void> {
  const rows = JSON.stringify(people.map((person) => ({ ...person, person: randomUUID(), job: randomUUID() })));
  const insert = (table: string, names: string, values: string, more: readonly string[] = []) =>
    pool.query(
      `insert into ${table} (tenant_id, created_at, created_by, updated_at, updated_by, ${names})
       select $1::uuid, now(), $2::uuid, now(), $2::uuid, ${values} from jsonb_to_recordset($3::jsonb) as r (id uuid, name text, manager uuid, person uuid, job uuid)`,
      [tenantId, by, rows, ...more],
    );
  await insert("persons", "id, full_name", "r.person, r.name");
  await insert(
    "employees",
    "id, company_id, person_id, employee_no, status, start_date, contract_type",
    "r.id, $4, r.person, r.name, 'confirmed', '2024-01-01', 'permanent'",
    [companyId],
  );
  await insert(
    "employee_jobs",
    "id, company_id, employee_id, effective_from, department_id, designation_id",
    "r.job, $4, r.id, '2024-01-01', $5, $6",
    [companyId, departmentId, designationId],
  );
  await insert(
    "employee_reporting_lines",
    "id, company_id, job_id, employee_id, manager_id, kind",
    "gen_random_uuid(), $4, r.job, r.id, r.manager, 'primary'",
    [companyId],
  );
}
