/** Bank accounts of a company, each with its bank's name; numbers stay encrypted. */
import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "../shared/audit.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { records } from "../shared/records/records.ts";
import { companies } from "./tables/companies.ts";
import { companyBankAccounts } from "./tables/company-bank-accounts.ts";
import type { Transaction } from "../database/transaction.ts";

type Stored = typeof companyBankAccounts.$inferSelect;

export type CompanyAccountFields = Pick<Stored, "bankId" | "accountName" | "orgId" | "format" | "primary"> &
  Partial<Pick<Stored, "accountNoEnc" | "accountNoLast4" | "accountNoHash" | "status">>;

type CompanyAccountRow = Omit<
  Stored,
  "tenantId" | "createdBy" | "updatedBy" | "accountNoEnc" | "accountNoLast4" | "accountNoHash"
> & { bank: string; accountNoMasked: string; createdBy: string; updatedBy: string };

interface AccountFilters {
  status?: readonly Stored["status"][] | undefined;
  bankId?: readonly string[] | undefined;
}

const bank = sql<string>`(select banks.name from banks where banks.id = ${companyBankAccounts.bankId})`;

export const companyAccountRecords = records<
  CompanyAccountRow,
  CompanyAccountFields,
  typeof companyBankAccounts,
  AccountFilters,
  string,
  Actor
>(
  {
    table: companyBankAccounts,
    label: companyBankAccounts.accountName,
    hidden: ["accountNoEnc", "accountNoLast4", "accountNoHash"],
    shown: { bank, accountNoMasked: sql`'••••' || ${companyBankAccounts.accountNoLast4}` },
    sortable: {
      ...sortableColumns(companyBankAccounts, "accountName", "updatedAt"),
      bank: sql`${bank} collate "und-x-icu"`,
    },
    defaultSort: "bank",
    searchable: [bank, companyBankAccounts.accountName, companyBankAccounts.orgId, companyBankAccounts.accountNoLast4],
    filters: { status: companyBankAccounts.status, bankId: companyBankAccounts.bankId },
  },
  {
    within: (companyId) => eq(companyBankAccounts.companyId, companyId),
    owner: (companyId, { tenantId }) => ({ tenantId, companyId }),
  },
);

/** The company's active accounts, locked so that nobody else makes one of them primary until the transaction ends. */
export async function lockActiveAccounts(
  tx: Transaction,
  companyId: string,
): Promise<{ id: string; primary: boolean }[]> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for("no key update");
  return tx
    .select({ id: companyBankAccounts.id, primary: companyBankAccounts.primary })
    .from(companyBankAccounts)
    .where(and(eq(companyBankAccounts.companyId, companyId), eq(companyBankAccounts.status, "active")));
}
