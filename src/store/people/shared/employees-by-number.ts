/** The employees behind the numbers of a file; those who have not accepted an offer are left out. */
import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/transaction.ts";

/** With the day their employment ends. */
export async function employeesByNumber(tx: Transaction, companyId: string, numbers: readonly string[]) {
  const wanted = JSON.stringify([...new Set(numbers.map((one) => one.toLowerCase()))]);
  const { rows } = await tx.execute<{ id: string; number: string; startDate: string; lastDay: string | null }>(sql`
    select id, lower(employee_no collate "und-x-icu") as number, start_date::text as "startDate", last_day::text as "lastDay" from employees
    where company_id = ${companyId} and status <> 'offered' and lower(employee_no collate "und-x-icu") in (select jsonb_array_elements_text(${wanted}::jsonb))`);
  return rows;
}
