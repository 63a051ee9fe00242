/** Rows of the list of employees. */
import { type SQL, sql } from "drizzle-orm";
import { openAreasOf, type ReadinessArea } from "#src/domain/people/readiness.ts";
import type { CustomFields, EmployeeStatus } from "#src/domain/people/shared/vocabulary.ts";
import type { Transaction } from "../database/transaction.ts";
import { joined, rowJoins } from "./shared/joins.ts";
import { readinessOfIds } from "./shared/readiness.ts";

interface StoredRow extends Record<string, unknown> {
  id: string;
  employeeNo: string;
  fullName: string;
  preferredName: string | null;
  photo: string | null;
  workEmail: string | null;
  departmentId: string | null;
  department: string | null;
  designationId: string | null;
  designation: string | null;
  gradeId: string | null;
  grade: string | null;
  locationId: string | null;
  location: string | null;
  managerId: string | null;
  manager: string | null;
  status: EmployeeStatus;
  suspendedFrom: string | null;
  contractType: "permanent" | "fixedTerm" | "partTime" | "casual" | "intern";
  startDate: string;
  lastDay: string | null;
  residency: "citizen" | "pr" | "foreigner" | null;
  nationality: string | null;
  passExpiry: string | null;
  customFields: CustomFields | null;
}

export interface EmployeeRow extends StoredRow {
  /** Null once the employment has ended. */
  readiness: "ready" | "open" | null;
  openAreas: ReadinessArea[];
}

interface Showing {
  readonly day: string;
  readonly today: string;
  readonly mayIdentify: SQL | undefined;
  readonly mayKnow: SQL | undefined;
}

/** In the order of the ids. */
export async function rowsByIds(
  tx: Transaction,
  ids: readonly string[],
  { day, today, mayIdentify, mayKnow }: Showing,
): Promise<EmployeeRow[]> {
  if (ids.length === 0) return [];
  const [identifies, knows] = [mayIdentify ?? sql`true`, mayKnow ?? sql`true`];
  const { rows } = await tx.execute<StoredRow>(sql`
    select employees.id, employees.employee_no as "employeeNo", person.full_name as "fullName", person.preferred_name as "preferredName", person.photo, person.work_email as "workEmail",
      job.department_id as "departmentId", department.department, job.designation_id as "designationId", designation.name as designation, job.grade_id as "gradeId", grade.name as grade,
      job.location_id as "locationId", location.name as location, line.manager_id as "managerId", manager.full_name as manager,
      employees.status, employees.suspended_from::text as "suspendedFrom", employees.contract_type as "contractType", employees.start_date::text as "startDate", employees.last_day::text as "lastDay",
      case when ${identifies} then residency.residency end as residency,
      case when ${knows} then (select countries.nationality from countries where countries.id = person.nationality_id) end as nationality,
      case when ${identifies} then (select min(pass.expiry)::text from employee_work_passes pass where pass.tenant_id = employees.tenant_id and pass.employee_id = employees.id and pass.status in ('issued', 'renewing')) end as "passExpiry",
      case when ${knows} then person.custom_fields end as "customFields"
    from unnest(${sql.param(ids)}::uuid[]) with ordinality wanted (id, place)
    join employees on employees.id = wanted.id
    ${joined(rowJoins, day, ids.length <= 100)}
    order by wanted.place`);
  const readiness = await readinessOfIds(tx, ids, today);
  return rows.map((row) => {
    const items = readiness.get(row.id);
    const openAreas = openAreasOf(items ?? []);
    return { ...row, readiness: items === undefined ? null : items.length > 0 ? "open" : "ready", openAreas };
  });
}
