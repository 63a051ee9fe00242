/** The bank accounts that an employee's pay goes to. */
import { and, eq } from "drizzle-orm";
import { employeeBankAccounts } from "../tables/employee-bank-accounts.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { OfEmployee } from "../shared/records.ts";

export function activeAccountsOf(tx: Transaction, { companyId, employeeId }: OfEmployee) {
  return tx
    .select({
      id: employeeBankAccounts.id,
      shareKind: employeeBankAccounts.shareKind,
      sharePercent: employeeBankAccounts.sharePercent,
    })
    .from(employeeBankAccounts)
    .where(
      and(
        eq(employeeBankAccounts.companyId, companyId),
        eq(employeeBankAccounts.employeeId, employeeId),
        eq(employeeBankAccounts.status, "active"),
      ),
    )
    .for("update");
}
