/** The default number of the next employee. */
import { sql } from "drizzle-orm";
import { employeeNoOf } from "#src/domain/company/shared/company-settings.ts";
import type { Transaction } from "../database/transaction.ts";
import { numberPattern } from "./shared/number-pattern.ts";

/** By the pattern: one more than the highest number that follows it. */
export async function nextEmployeeNo(tx: Transaction, tenantId: string, companyId: string): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`employee-no/${tenantId}`}, 0))`);
  const pattern = await numberPattern(tx, tenantId, companyId);
  const { employeeNoPrefix } = pattern;
  const behind = sql`substring(employee_no from ${employeeNoPrefix.length + 1}::int)`;
  const { rows } = await tx.execute<{ last: number | null }>(sql`
    select max(${behind}::int) as last from employees
    where tenant_id = ${tenantId} and starts_with(lower(employee_no), lower(${employeeNoPrefix})) and ${behind} ~ '^[0-9]{1,9}$'`);
  return employeeNoOf(pattern, (rows[0]?.last ?? 0) + 1);
}
