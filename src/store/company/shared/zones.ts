/** The time zones of a tenant and its companies, which decide which day it is there. */
import { type SQL, sql } from "drizzle-orm";
import { defaultRegion } from "#src/domain/platform/shared/region.ts";
import { localDay, zoneIn, type Zones } from "#src/domain/shared/local-day.ts";
import type { Transaction } from "../../database/transaction.ts";
import { tenants } from "../../platform/tables/tenants.ts";

/** Of a transaction that belongs to no tenant. */
export const platformZones: Zones = { tenant: defaultRegion.timeZone, companies: {} };

/** Of the transaction's tenant. */
export async function zonesOf(tx: Transaction): Promise<Zones> {
  const companies = sql<
    Record<string, string>
  >`coalesce((select jsonb_object_agg(companies.id, companies.tz) from companies), '{}')`;
  return (await tx.select({ tenant: tenants.timeZone, companies }).from(tenants))[0] ?? platformZones;
}

/** The day it is in a company of the transaction's tenant; calls have `today`. */
export async function dayOfCompany(tx: Transaction, companyId: string, at: Date): Promise<string> {
  return localDay(zoneIn(await zonesOf(tx), companyId), at);
}

const instant = (at: Date | SQL): SQL => (at instanceof Date ? sql`${at.toISOString()}::timestamptz` : at);

/** An instant's day in the company of a row of the query; for queries over several companies. */
export const companyDay = (at: Date | SQL, row: SQL): SQL =>
  sql`(${instant(at)} at time zone (select owner.tz from companies owner where owner.tenant_id = ${row}.tenant_id and owner.id = ${row}.company_id))::date`;

/** The same in the tenant of a row; the sign-in role may ask too. */
export const tenantDay = (at: Date | SQL, row: SQL): SQL =>
  sql`(${instant(at)} at time zone (select home.time_zone from tenants home where home.id = ${row}.tenant_id))::date`;
