/** The companies an account may work in. */
import { and, eq, type SQL } from "drizzle-orm";
import { holdsOn } from "./access.ts";
import { byReading } from "./list-query.ts";
import { companies } from "./tables/companies.ts";
import { userAccess } from "./tables/user-access.ts";
import type { Transaction } from "./transaction.ts";

export interface Option {
  id: string;
  label: string;
}

function companiesOf(tx: Transaction, userId: string, day: string, which?: SQL): Promise<Option[]> {
  return tx
    .select({ id: companies.id, label: companies.name })
    .from(companies)
    .innerJoin(userAccess, and(eq(userAccess.companyId, companies.id), eq(userAccess.userId, userId)))
    .where(and(holdsOn(day), which))
    .orderBy(byReading(companies.name), companies.id);
}

/** Those the account has access to on the day. */
export function listCompaniesOf(tx: Transaction, userId: string, day: string): Promise<Option[]> {
  return companiesOf(tx, userId, day);
}

export async function findCompanyOf(tx: Transaction, userId: string, companyId: string, day: string): Promise<Option | undefined> {
  return (await companiesOf(tx, userId, day, eq(companies.id, companyId)))[0];
}
