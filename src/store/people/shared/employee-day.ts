/** Which day it is where an employee works. */
import { eq, type SQL, sql } from "drizzle-orm";
import { localDay } from "#src/domain/shared/local-day.ts";
import type { Transaction } from "../../database/transaction.ts";
import { currentFrom } from "../current.ts";
import { employees } from "../tables/employees.ts";

/**
 * The zone of an employee of the outer query: of the location in their current job, else of the company. `day` only selects
 * the job row; the company's will do.
 */
export const zoneOfEmployee = (day: string): SQL<string> =>
  sql<string>`coalesce((select site.tz from employee_jobs job join work_locations site on site.tenant_id = job.tenant_id and site.id = job.location_id
    where job.employee_id = employees.id and job.effective_from = ${currentFrom("employee_jobs", sql`employees.id`, day)}),
    (select owner.tz from companies owner where owner.tenant_id = employees.tenant_id and owner.id = employees.company_id))`;

/** The day it is for the employee. */
export async function dayOfEmployee(
  tx: Transaction,
  employeeId: string,
  companyDay: string,
  at: Date,
): Promise<string> {
  const [row] = await tx
    .select({ zone: zoneOfEmployee(companyDay) })
    .from(employees)
    .where(eq(employees.id, employeeId));
  return row ? localDay(row.zone, at) : companyDay;
}
