/** The pay terms that apply to an employee on a day. */
import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/transaction.ts";
import { currentFrom } from "../current.ts";
import { employeePayTerms } from "../tables/employee-pay-terms.ts";

export async function payTermsOn(tx: Transaction, employeeId: string, day: string) {
  const [row] = await tx
    .select()
    .from(employeePayTerms)
    .where(
      sql`${employeePayTerms.employeeId} = ${employeeId} and ${employeePayTerms.effectiveFrom} = ${currentFrom("employee_pay_terms", sql`${employeeId}::uuid`, day)}`,
    );
  return row;
}
