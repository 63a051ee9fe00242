/** The chart of accounts that a company starts with, so that its first journal has an account for every line. */
import { sql } from "drizzle-orm";
import { firstLedgerAccounts } from "#src/domain/payroll/ledger-accounts.ts";
import type { Transaction } from "../../database/transaction.ts";
import { ledgerAccounts } from "../tables/ledger-accounts.ts";

/** For a new company, without a history of their own. */
export async function insertFirstLedgerAccounts(
  tx: Transaction,
  { tenantId, userId, now }: { readonly tenantId: string; readonly userId: string; readonly now: Date },
  companyId: string,
): Promise<void> {
  const made = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  await tx.insert(ledgerAccounts).values(
    firstLedgerAccounts.map(({ postings, ...account }) => ({
      ...account,
      ...made,
      postings: [...postings],
      status: "active" as const,
      tenantId,
      companyId,
    })),
  );
}

/** Those that nobody has changed or used leave with their company. */
export async function removeFirstLedgerAccounts(tx: Transaction, companyId: string): Promise<void> {
  await tx.execute(sql`
    delete from ledger_accounts own where own.company_id = ${companyId} and own.version = 1
      and own.code = any(${`{${firstLedgerAccounts.map(({ code }) => code).join(",")}}`}::text[])
      and not exists (select from allowances item where item.tenant_id = own.tenant_id and item.ledger_account_id = own.id)
      and not exists (select from deductions item where item.tenant_id = own.tenant_id and item.ledger_account_id = own.id)`);
}
