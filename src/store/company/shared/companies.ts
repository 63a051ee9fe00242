/** The companies an account may work in. */
import { and, count, eq, ne, type SQL, sql } from "drizzle-orm";
import { accessDay, holdsOn } from "../../access/shared/access.ts";
import { byReading, searched } from "../../shared/list-query.ts";
import { companies } from "../tables/companies.ts";
import { userAccess } from "../../access/tables/user-access.ts";
import { userSettings } from "../../account/tables/user-settings.ts";
import { selectOnce, type Transaction } from "../../database/transaction.ts";

export interface Option {
  id: string;
  label: string;
}

export interface CompanyChoice extends Option {
  isDefault: boolean;
}

function companiesOf(tx: Transaction, userId: string, day: string | SQL, which?: SQL): Promise<CompanyChoice[]> {
  return tx
    .select({
      id: companies.id,
      label: companies.name,
      isDefault: sql<boolean>`coalesce(${userSettings.defaultCompanyId} = ${companies.id}, false)`,
    })
    .from(companies)
    .innerJoin(userAccess, and(eq(userAccess.companyId, companies.id), eq(userAccess.userId, userId)))
    .leftJoin(userSettings, eq(userSettings.userId, userAccess.userId))
    .where(and(holdsOn(day), which))
    .orderBy(byReading(companies.name), companies.id);
}

/** Those the account has access to now, in any state. */
export function listCompaniesOf(tx: Transaction, userId: string, now: Date): Promise<CompanyChoice[]> {
  return companiesOf(tx, userId, accessDay(now));
}

/** Only the active ones. */
export function offeredCompaniesOf(
  tx: Transaction,
  userId: string,
  now: Date,
  q: string | undefined,
): Promise<CompanyChoice[]> {
  return companiesOf(tx, userId, accessDay(now), and(eq(companies.status, "active"), searched(q, [companies.name])));
}

interface EnteredCompany extends Option {
  archived: boolean;
}

const entered = selectOnce<EnteredCompany, { userId: string; companyId: string; day: string }>(
  { id: companies.id, label: companies.name, archived: sql<boolean>`${companies.status} = 'archived'` },
  (make, fields) =>
    make
      .select(fields)
      .from(companies)
      .innerJoin(
        userAccess,
        and(eq(userAccess.companyId, companies.id), eq(userAccess.userId, sql.placeholder("userId"))),
      )
      .where(and(holdsOn(sql`${sql.placeholder("day")}`), eq(companies.id, sql.placeholder("companyId")))),
);

export async function findCompanyOf(
  tx: Transaction,
  userId: string,
  companyId: string,
  day: string,
): Promise<EnteredCompany | undefined> {
  return (await entered(tx, { userId, companyId, day }))[0];
}

/** Where the person starts from now on. */
export async function saveDefaultCompany(
  tx: Transaction,
  { tenantId, userId, now }: { tenantId: string; userId: string; now: Date },
  companyId: string,
): Promise<void> {
  await tx
    .insert(userSettings)
    .values({ tenantId, userId, defaultCompanyId: companyId, updatedAt: now })
    .onConflictDoUpdate({
      target: [userSettings.tenantId, userSettings.userId],
      set: { defaultCompanyId: companyId, updatedAt: now },
    });
}

/** Whether the tenant has another active company. */
export async function hasOtherCompany(tx: Transaction, companyId: string): Promise<boolean> {
  const [found] = await tx
    .select({ others: count() })
    .from(companies)
    .where(and(eq(companies.status, "active"), ne(companies.id, companyId)));
  return (found?.others ?? 0) > 0;
}

export async function logoOf(tx: Transaction, companyId: string): Promise<string | null> {
  return (
    (await tx.select({ logo: companies.logo }).from(companies).where(eq(companies.id, companyId)))[0]?.logo ?? null
  );
}

export async function saveLogo(
  tx: Transaction,
  { userId, now }: { userId: string; now: Date },
  companyId: string,
  logo: string | null,
): Promise<void> {
  await tx
    .update(companies)
    .set({ logo, updatedAt: now, updatedBy: userId, version: sql`${companies.version} + 1` })
    .where(eq(companies.id, companyId));
}
