/** Which parts of its initial setup a company has completed. */
import { sql } from "drizzle-orm";
import type { Transaction } from "../database/transaction.ts";

export interface CompanySetup {
  hasUen: boolean;
  hasWorkWeek: boolean;
  departments: number;
  designations: number;
  locations: number;
  grades: number;
  employees: number;
  invited: number;
}

const inUse = (table: string, companyId: string) =>
  sql`(select count(*)::int from ${sql.identifier(table)} where company_id = ${companyId} and status = 'active')`;

export async function setupOf(tx: Transaction, userId: string, companyId: string): Promise<CompanySetup> {
  const { rows } = await tx.execute<CompanySetup & Record<string, unknown>>(sql`
    select (select uen is not null from companies where id = ${companyId}) as "hasUen",
      exists (select 1 from company_settings where company_id = ${companyId}) as "hasWorkWeek",
      ${inUse("departments", companyId)} as departments,
      ${inUse("designations", companyId)} as designations,
      ${inUse("work_locations", companyId)} as locations,
      ${inUse("grades", companyId)} as grades,
      (select count(*)::int from employees where company_id = ${companyId}) as employees,
      (select count(*)::int from user_access where company_id = ${companyId} and user_id <> ${userId})
        + (select count(*)::int from invitations where company_id = ${companyId} and accepted_at is null and revoked_at is null) as invited`);
  const [row] = rows;
  if (!row) throw new Error("A query without rows answered none.");
  return row;
}
