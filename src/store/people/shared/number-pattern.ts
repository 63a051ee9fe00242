/** The pattern that numbers of new employees follow. */
import { sql } from "drizzle-orm";
import type { CompanySettings } from "#src/domain/company/shared/company-settings.ts";
import { settingsOf } from "../../company/shared/company-settings.ts";
import { tenantSettingsOf } from "../../platform/shared/tenant-settings.ts";
import type { Transaction } from "../../database/transaction.ts";

type NumberPattern = Pick<CompanySettings, "employeeNoPrefix" | "employeeNoDigits">;

/** The pattern of the company, else the usual one. */
export async function numberPattern(tx: Transaction, tenantId: string, companyId: string): Promise<NumberPattern> {
  const { id, settings } = await settingsOf(tx, companyId);
  return id === null ? usualPattern(tx, tenantId) : settings;
}

/** The pattern of the tenant; without one, that of the highest number so far. */
export async function usualPattern(tx: Transaction, tenantId: string): Promise<NumberPattern> {
  const { employeeNoPrefix, employeeNoDigits } = (await tenantSettingsOf(tx)).settings.numbers;
  if (employeeNoPrefix !== null) return { employeeNoPrefix, employeeNoDigits };
  const { rows } = await tx.execute<{ no: string }>(sql`
    select employee_no as no from employees where tenant_id = ${tenantId} and employee_no ~ '^[A-Za-z]{0,4}[0-9]{1,9}$'
    order by substring(employee_no from '[0-9]+$')::int desc, employee_no desc limit 1`);
  const [, letters = "E", digits = "0000"] = /^([A-Za-z]*)(\d+)$/.exec(rows[0]?.no ?? "") ?? [];
  return { employeeNoPrefix: letters, employeeNoDigits: digits.length };
}
