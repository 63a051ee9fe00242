/** The default number of the next employee. */
import { sql } from "drizzle-orm";
import { employeeNoOf } from "#src/domain/company/shared/company-settings.ts";
import { settingsOf } from "../company/shared/company-settings.ts";
import { tenantSettingsOf } from "../platform/shared/tenant-settings.ts";
import type { Transaction } from "../database/transaction.ts";

/** By the pattern of the company or else the tenant; without one, the highest number so far plus one, in the same format. */
export async function nextEmployeeNo(tx: Transaction, tenantId: string, companyId: string): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`employee-no/${tenantId}`}, 0))`);
  const { id, settings } = await settingsOf(tx, companyId);
  const { employeeNoPrefix, employeeNoDigits } = id === null ? (await tenantSettingsOf(tx)).settings.numbers : settings;
  if (employeeNoPrefix !== null) {
    const behind = sql`substring(employee_no from ${employeeNoPrefix.length + 1}::int)`;
    const { rows } = await tx.execute<{ last: number | null }>(sql`
      select max(${behind}::int) as last from employees
      where tenant_id = ${tenantId} and starts_with(lower(employee_no), lower(${employeeNoPrefix})) and ${behind} ~ '^[0-9]{1,9}$'`);
    return employeeNoOf({ employeeNoPrefix, employeeNoDigits }, (rows[0]?.last ?? 0) + 1);
  }
  const { rows } = await tx.execute<{ no: string }>(sql`
    select employee_no as no from employees where tenant_id = ${tenantId} and employee_no ~ '^[A-Za-z]{0,4}[0-9]{1,9}$'
    order by substring(employee_no from '[0-9]+$')::int desc, employee_no desc limit 1`);
  const [, letters = "E", digits = "0000"] = /^([A-Za-z]*)(\d+)$/.exec(rows[0]?.no ?? "E0000") ?? [];
  return `${letters}${String(Number(digits) + 1).padStart(digits.length, "0")}`;
}
