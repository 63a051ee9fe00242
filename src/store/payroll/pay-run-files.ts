/** Files of pay runs, and the bank accounts that they pay from and to. */
import { and, asc, count, desc, eq, lte, sql } from "drizzle-orm";
import { users } from "../account/tables/users.ts";
import { companies } from "../company/tables/companies.ts";
import { companyBankAccounts } from "../company/tables/company-bank-accounts.ts";
import type { Transaction } from "../database/transaction.ts";
import { employeeBankAccounts } from "../people/tables/employee-bank-accounts.ts";
import { banks } from "../platform/tables/banks.ts";
import { type Paging, pageOf } from "../shared/list-query.ts";
import { payRunFiles } from "./tables/pay-run-files.ts";
import { uuids } from "./uuids.ts";

export type StoredFile = typeof payRunFiles.$inferSelect;

const shown = { file: payRunFiles, createdByName: users.fullName };
const select = (tx: Transaction) =>
  tx.select(shown).from(payRunFiles).leftJoin(users, eq(users.id, payRunFiles.createdBy));
export type FileRow = Awaited<ReturnType<typeof select>>[number];

export function runFilePage(tx: Transaction, runId: string, paging: Paging) {
  const where = eq(payRunFiles.runId, runId);
  return pageOf<FileRow>(
    paging,
    async () => (await tx.select({ total: count() }).from(payRunFiles).where(where))[0]?.total ?? 0,
    (limit, offset) =>
      select(tx).where(where).orderBy(desc(payRunFiles.createdAt), asc(payRunFiles.id)).limit(limit).offset(offset),
  );
}

export async function findRunFile(tx: Transaction, runId: string, id: string): Promise<FileRow | undefined> {
  const [row] = await select(tx).where(and(eq(payRunFiles.runId, runId), eq(payRunFiles.id, id)));
  return row;
}

/** Counts the files of a company and kind on a day; the company is locked until the transaction ends. */
export async function nextFileNumber(
  tx: Transaction,
  companyId: string,
  kind: StoredFile["kind"],
  since: Date,
): Promise<number> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for("no key update");
  const [row] = await tx
    .select({ made: count() })
    .from(payRunFiles)
    .where(
      and(
        eq(payRunFiles.companyId, companyId),
        eq(payRunFiles.kind, kind),
        sql`${payRunFiles.createdAt} >= ${since.toISOString()}::timestamptz`,
      ),
    );
  return (row?.made ?? 0) + 1;
}

export async function insertRunFile(tx: Transaction, values: typeof payRunFiles.$inferInsert): Promise<string> {
  const [row] = await tx.insert(payRunFiles).values(values).returning({ id: payRunFiles.id });
  return row?.id ?? "";
}

const bankFields = { bank: banks.name, bic: banks.swift, bankCode: banks.code, pattern: banks.acctNoPattern };

/** The account that pays: the one that was chosen, or the primary one. */
export async function payingAccount(tx: Transaction, companyId: string, id: string | undefined) {
  const [row] = await tx
    .select({ account: companyBankAccounts, ...bankFields })
    .from(companyBankAccounts)
    .innerJoin(banks, eq(banks.id, companyBankAccounts.bankId))
    .where(
      and(
        eq(companyBankAccounts.companyId, companyId),
        eq(companyBankAccounts.status, "active"),
        id === undefined ? eq(companyBankAccounts.primary, true) : eq(companyBankAccounts.id, id),
      ),
    );
  return row;
}

/** Confirmed accounts of people that are in force on the day, in the order of their entry. */
export function accountsOfPeople(tx: Transaction, employeeIds: readonly string[], day: string) {
  return tx
    .select({ account: employeeBankAccounts, ...bankFields })
    .from(employeeBankAccounts)
    .innerJoin(banks, eq(banks.id, employeeBankAccounts.bankId))
    .where(
      and(
        sql`${employeeBankAccounts.employeeId} = any(${uuids(employeeIds)})`,
        eq(employeeBankAccounts.status, "active"),
        lte(employeeBankAccounts.effectiveFrom, day),
      ),
    )
    .orderBy(asc(employeeBankAccounts.employeeId), asc(employeeBankAccounts.createdAt), asc(employeeBankAccounts.id));
}
export type PersonAccount = Awaited<ReturnType<typeof accountsOfPeople>>[number];

export async function companyOfFiles(tx: Transaction, companyId: string) {
  const [row] = await tx.select().from(companies).where(eq(companies.id, companyId));
  return row;
}
