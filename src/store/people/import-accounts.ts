/** The bank accounts that came with an import, for the person who verifies them. */
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { accountStates } from "#src/domain/people/shared/records.ts";
import { banks } from "../platform/tables/banks.ts";
import type { Transaction } from "../database/transaction.ts";
import { byReading, type ListQuery, type Page, pageOf, searched } from "../shared/list-query.ts";
import type { Condition } from "./shared/reach.ts";
import { employeeBankAccounts } from "./tables/employee-bank-accounts.ts";
import { employees } from "./tables/employees.ts";
import { persons } from "./tables/persons.ts";

type AccountState = (typeof accountStates)[number];

export interface OfImport {
  readonly companyId: string;
  readonly importId: string;
  /** The employees within the reader's reach. */
  readonly reach: Condition;
}

interface Query extends ListQuery {
  readonly status?: readonly AccountState[] | undefined;
}

const ofEmployee = and(
  eq(employees.tenantId, employeeBankAccounts.tenantId),
  eq(employees.id, employeeBankAccounts.employeeId),
);
const ofPerson = and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId));

const within = ({ companyId, importId, reach }: OfImport, more?: SQL) =>
  and(eq(employeeBankAccounts.companyId, companyId), eq(employeeBankAccounts.importId, importId), reach, more);

const columns = {
  id: employeeBankAccounts.id,
  employeeId: employeeBankAccounts.employeeId,
  employeeNo: employees.employeeNo,
  fullName: persons.fullName,
  bank: banks.name,
  accountNoLast4: employeeBankAccounts.accountNoLast4,
  accountName: employeeBankAccounts.accountName,
  shareKind: employeeBankAccounts.shareKind,
  sharePercent: employeeBankAccounts.sharePercent,
  shareAmount: employeeBankAccounts.shareAmount,
  replaces: sql<
    string | null
  >`(select b.name || ' ••••' || a.account_no_last4 from employee_bank_accounts a join banks b on b.id = a.bank_id where a.tenant_id = ${employeeBankAccounts.tenantId} and a.id = ${employeeBankAccounts.replacesId})`,
  effectiveFrom: employeeBankAccounts.effectiveFrom,
  status: employeeBankAccounts.status,
};

function rows(tx: Transaction, where: SQL | undefined) {
  return tx
    .select(columns)
    .from(employeeBankAccounts)
    .innerJoin(employees, ofEmployee)
    .innerJoin(persons, ofPerson)
    .innerJoin(banks, eq(banks.id, employeeBankAccounts.bankId))
    .where(where);
}
export type ImportAccountRow = Awaited<ReturnType<typeof rows>>[number];

/** Those that wait come first. */
const inOrder = [
  sql`${employeeBankAccounts.status} <> 'pendingVerify'`,
  byReading(persons.fullName),
  employeeBankAccounts.id,
];

export function importAccountsPage(
  tx: Transaction,
  of: OfImport,
  { q, status, ...paging }: Query,
): Promise<Page<ImportAccountRow>> {
  const where = within(
    of,
    and(
      status?.length ? inArray(employeeBankAccounts.status, [...status]) : undefined,
      searched(q, [persons.fullName, employees.employeeNo]),
    ),
  );
  return pageOf(
    paging,
    async () => {
      const [found] = await tx
        .select({ total: sql<number>`count(*)::int` })
        .from(employeeBankAccounts)
        .innerJoin(employees, ofEmployee)
        .innerJoin(persons, ofPerson)
        .where(where);
      return found?.total ?? 0;
    },
    async (limit, offset) =>
      rows(tx, where)
        .orderBy(...inOrder)
        .limit(limit)
        .offset(offset),
  );
}

export async function importAccountCounts(tx: Transaction, of: OfImport): Promise<Record<AccountState, number>> {
  const found = await tx
    .select({ status: employeeBankAccounts.status, count: sql<number>`count(*)::int` })
    .from(employeeBankAccounts)
    .innerJoin(employees, ofEmployee)
    .where(within(of))
    .groupBy(employeeBankAccounts.status);
  const none = { pendingVerify: 0, active: 0, replaced: 0, rejected: 0 };
  return { ...none, ...Object.fromEntries(found.map(({ status, count }) => [status, count])) };
}

/** The waiting ones, person by person. */
export async function waitingImportAccounts(
  tx: Transaction,
  of: OfImport,
): Promise<{ id: string; employeeId: string }[]> {
  return tx
    .select({ id: employeeBankAccounts.id, employeeId: employeeBankAccounts.employeeId })
    .from(employeeBankAccounts)
    .innerJoin(employees, ofEmployee)
    .where(within(of, eq(employeeBankAccounts.status, "pendingVerify")))
    .orderBy(employeeBankAccounts.employeeId, employeeBankAccounts.id);
}
