/** The region of tenants, and the language of emails to their people. */
import type { Language } from "#src/domain/shared/languages.ts";
import { eq, sql } from "drizzle-orm";
import { defaultRegion, type Region } from "#src/domain/platform/shared/region.ts";
import type { Actor } from "../../shared/audit.ts";
import { tenants } from "../tables/tenants.ts";
import { asAuth, type Transaction } from "../../database/transaction.ts";

/** For a row of `users`: the person's own language, else their tenant's. */
export const localeOfUser = sql<Language>`coalesce(users.locale, (select home.locale from tenants home where home.id = users.tenant_id), 'en')`;

const region = { timeZone: tenants.timeZone, locale: tenants.locale, currency: tenants.currency };

/** Of the transaction's tenant. */
export async function ownRegion(tx: Transaction): Promise<Region> {
  return (await tx.select(region).from(tenants))[0] ?? defaultRegion;
}

/** As the sign-in role; platform accounts have no tenant. */
export async function regionOf(tx: Transaction, tenantId: string | null): Promise<Region> {
  if (tenantId === null) return defaultRegion;
  return (await tx.select(region).from(tenants).where(eq(tenants.id, tenantId)))[0] ?? defaultRegion;
}

/** Within the tenant's transaction; as the next version of its record, so that the platform sees the change, but no name. */
export function saveRegion(tx: Transaction, { tenantId, now }: Actor, changed: Region): Promise<unknown> {
  const fields = { ...changed, version: sql`${tenants.version} + 1`, updatedAt: now, updatedBy: null };
  return asAuth(tx, () => tx.update(tenants).set(fields).where(eq(tenants.id, tenantId)));
}
