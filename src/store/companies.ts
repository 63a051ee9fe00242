/** The companies an account may work in. */
import { and, eq, type SQL } from "drizzle-orm";
import { byReading } from "./list-query.ts";
import { companies } from "./tables/companies.ts";
import { userAccess } from "./tables/user-access.ts";
import type { Transaction } from "./transaction.ts";

export interface Option {
  id: string;
  label: string;
}

function companiesOf(tx: Transaction, userId: string, which?: SQL): Promise<Option[]> {
  return tx
    .select({ id: companies.id, label: companies.name })
    .from(companies)
    .innerJoin(userAccess, and(eq(userAccess.companyId, companies.id), eq(userAccess.userId, userId)))
    .where(which)
    .orderBy(byReading(companies.name), companies.id);
}

export function listCompaniesOf(tx: Transaction, userId: string): Promise<Option[]> {
  return companiesOf(tx, userId);
}

export async function findCompanyOf(tx: Transaction, userId: string, companyId: string): Promise<Option | undefined> {
  return (await companiesOf(tx, userId, eq(companies.id, companyId)))[0];
}
