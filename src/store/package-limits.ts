/** How much the package of the transaction's tenant allows, and how much of it is taken. */
import { and, count, eq, sql } from "drizzle-orm";
import { packageOfNow } from "./access.ts";
import { isPerson } from "./people-accounts.ts";
import { companies } from "./tables/companies.ts";
import { packages } from "./tables/packages.ts";
import { tenantPackages } from "./tables/tenant-packages.ts";
import { users } from "./tables/users.ts";
import type { Transaction } from "./transaction.ts";

export interface PackageLimits {
  readonly package: string;
  /** Most people; null for no limit. */
  readonly seatLimit: number | null;
  /** Most companies; null for no limit. */
  readonly companyLimit: number | null;
}

export interface Places {
  readonly used: number;
  /** Null for no limit. */
  readonly limit: number | null;
}

const limitsLock = 4_010_041;

/** Undefined where the tenant has no package, and with it no module. */
export async function packageLimits(tx: Transaction): Promise<PackageLimits | undefined> {
  const [found] = await tx
    .select({ package: packages.name, seatLimit: packages.seatLimit, companyLimit: packages.companyLimit })
    .from(tenantPackages)
    .innerJoin(packages, and(eq(packages.id, tenantPackages.packageId), packageOfNow));
  return found;
}

/** Until the end of the transaction nobody else of the tenant takes a place: two at once would both see the last one free. */
export async function lockLimits(tx: Transaction, tenantId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${limitsLock}, hashtext(${tenantId}))`);
}

export async function companiesTaken(tx: Transaction): Promise<number> {
  return (await tx.select({ taken: count() }).from(companies))[0]?.taken ?? 0;
}

/** People with an account; neither support that was let in nor a key takes a seat. */
export async function accountsTaken(tx: Transaction): Promise<number> {
  return (await tx.select({ taken: count() }).from(users).where(isPerson))[0]?.taken ?? 0;
}
