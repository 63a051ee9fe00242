/** Ledger accounts of a company: what can be sorted, searched and filtered, and the journal's view of them. */
import { and, eq, sql } from "drizzle-orm";
import type { Posting } from "#src/domain/payroll/ledger-accounts.ts";
import type { Transaction } from "../database/transaction.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { allowances } from "./tables/allowances.ts";
import { deductions } from "./tables/deductions.ts";
import { ledgerAccounts } from "./tables/ledger-accounts.ts";

export const ledgerAccountRecords = companyRecords({
  table: ledgerAccounts,
  label: sql<string>`${ledgerAccounts.code} || ' ' || ${ledgerAccounts.name}`,
  sortable: sortableColumns(ledgerAccounts, "name", "code", "kind", "updatedAt"),
  defaultSort: "code",
  searchable: [ledgerAccounts.name, ledgerAccounts.code, ledgerAccounts.description],
  filters: { status: ledgerAccounts.status, kind: ledgerAccounts.kind },
});

/** As an allowance or deduction names its account. */
export const ledgerAccountOf = (table: typeof allowances | typeof deductions) =>
  sql<
    string | null
  >`(select account.code || ' ' || account.name from ledger_accounts account where account.tenant_id = ${table.tenantId} and account.id = ${table.ledgerAccountId})`;

/** The accounts that the pay items of a company name. */
async function accountsOfItems(tx: Transaction, companyId: string) {
  const of = (table: typeof allowances | typeof deductions) =>
    tx
      .select({ item: table.code, account: ledgerAccounts.code, status: ledgerAccounts.status })
      .from(table)
      .innerJoin(
        ledgerAccounts,
        and(eq(ledgerAccounts.tenantId, table.tenantId), eq(ledgerAccounts.id, table.ledgerAccountId)),
      )
      .where(eq(table.companyId, companyId));
  return [...(await of(allowances)), ...(await of(deductions))];
}

/** Codes of accounts as a journal posts to them, and their names. */
export interface AccountsOfJournal {
  readonly postings: Readonly<Partial<Record<Posting, string>>>;
  /** By the code of the pay item; null where its account is no longer in use. */
  readonly items: Readonly<Record<string, string | null>>;
  readonly names: Readonly<Record<string, string>>;
}

export async function accountsOfJournal(tx: Transaction, companyId: string): Promise<AccountsOfJournal> {
  const accounts = await tx
    .select({ code: ledgerAccounts.code, name: ledgerAccounts.name, postings: ledgerAccounts.postings })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.companyId, companyId), eq(ledgerAccounts.status, "active")));
  const items = await accountsOfItems(tx, companyId);
  return {
    postings: Object.fromEntries(accounts.flatMap(({ code, postings }) => postings.map((each) => [each, code]))),
    items: Object.fromEntries(items.map(({ item, account, status }) => [item, status === "active" ? account : null])),
    names: Object.fromEntries(accounts.map(({ code, name }) => [code, name])),
  };
}

/** Allowances and deductions that name the account. */
export async function itemsOfLedgerAccount(tx: Transaction, id: string) {
  const of = async (table: typeof allowances | typeof deductions, subject: "allowances" | "deductions") =>
    (await tx.select({ id: table.id, name: table.name }).from(table).where(eq(table.ledgerAccountId, id))).map(
      (item) => ({ subject, ...item }),
    );
  return [...(await of(allowances, "allowances")), ...(await of(deductions, "deductions"))];
}
