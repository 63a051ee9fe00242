/** The limits of the tenant's package, and how much of each is used. */
import { and, count, eq, isNull, sql } from "drizzle-orm";
import { limitNames, type ModuleLimit, type ModuleLimits } from "#src/domain/access/shared/module-limits.ts";
import { isCurrentPackage } from "../../access/shared/access.ts";
import { seatsTaken } from "../../people/shared/record.ts";
import { isPerson } from "../../account/shared/people-accounts.ts";
import { apiKeys } from "../../integrations/tables/api-keys.ts";
import { companies } from "../../company/tables/companies.ts";
import { customFieldDefinitions } from "../../people/tables/custom-field-definitions.ts";
import { files } from "../../shared/tables/files.ts";
import { packageModules, packages } from "../tables/packages.ts";
import { tenantPackages } from "../tables/tenant-packages.ts";
import { users } from "../../account/tables/users.ts";
import { webhooks } from "../../integrations/tables/webhooks.ts";
import type { Transaction } from "../../database/transaction.ts";

export interface PackageLimits {
  readonly package: string;
  /** Maximum number of people; null for no limit. */
  readonly seatLimit: number | null;
  /** Maximum number of companies; null for no limit. */
  readonly companyLimit: number | null;
}

const limitsLock = 4_010_041;

/** Undefined if the tenant has no package, and so no modules. */
export async function packageLimits(tx: Transaction): Promise<PackageLimits | undefined> {
  const [found] = await tx
    .select({ package: packages.name, seatLimit: packages.seatLimit, companyLimit: packages.companyLimit })
    .from(tenantPackages)
    .innerJoin(packages, and(eq(packages.id, tenantPackages.packageId), isCurrentPackage));
  return found;
}

/** Locked until the end of the transaction: two concurrent calls would both see the last free place. */
export async function lockLimits(tx: Transaction, tenantId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${limitsLock}, hashtext(${tenantId}))`);
}

export async function companiesTaken(tx: Transaction): Promise<number> {
  return (await tx.select({ taken: count() }).from(companies))[0]?.taken ?? 0;
}

/** People with an account; support accounts and keys do not take a seat. */
export async function accountsTaken(tx: Transaction): Promise<number> {
  return (await tx.select({ taken: count() }).from(users).where(isPerson))[0]?.taken ?? 0;
}

/** The limits in the modules of the tenant's package. */
export async function moduleLimitsOfPackage(tx: Transaction): Promise<ModuleLimits> {
  const rows = await tx
    .select({ limits: packageModules.limits })
    .from(packageModules)
    .innerJoin(tenantPackages, and(eq(tenantPackages.packageId, packageModules.packageId), isCurrentPackage));
  return Object.assign({}, ...rows.map(({ limits }) => limits)) as ModuleLimits;
}

/** The tenant's use of what modules limit: active keys, all webhooks and custom fields, bytes of files. An import uses nothing permanently. */
export async function takenOf(tx: Transaction): Promise<Record<ModuleLimit, number>> {
  const [keys] = await tx.select({ taken: count() }).from(apiKeys).where(isNull(apiKeys.revokedAt));
  const [hooks] = await tx.select({ taken: count() }).from(webhooks);
  const [fields] = await tx.select({ taken: count() }).from(customFieldDefinitions);
  const [stored] = await tx.select({ bytes: sql<string>`coalesce(sum(${files.size}), 0)` }).from(files);
  return {
    apiKeys: keys?.taken ?? 0,
    webhooks: hooks?.taken ?? 0,
    customFields: fields?.taken ?? 0,
    storageMb: Number(stored?.bytes ?? 0) / 1_000_000,
    importRows: 0,
  };
}

/** Limits that the tenant currently exceeds. */
export async function beyondLimits(
  tx: Transaction,
  limits: ModuleLimits,
): Promise<{ limit: ModuleLimit; allowed: number; used: number }[]> {
  const taken = await takenOf(tx);
  return limitNames.flatMap((limit) => {
    const allowed = limits[limit];
    return allowed !== undefined && taken[limit] > allowed ? [{ limit, allowed, used: Math.ceil(taken[limit]) }] : [];
  });
}

/** All limits of the tenant's package, each with its use. */
export async function packageUse(tx: Transaction) {
  const own = await packageLimits(tx);
  const modules = await moduleLimitsOfPackage(tx);
  const taken = await takenOf(tx);
  const seats = Math.max(await accountsTaken(tx), await seatsTaken(tx));
  return {
    package: own?.package ?? null,
    limits: [
      { limit: "seats" as const, used: seats, most: own?.seatLimit ?? null },
      { limit: "companies" as const, used: await companiesTaken(tx), most: own?.companyLimit ?? null },
      ...limitNames.map((limit) => ({
        limit,
        used: limit === "importRows" ? null : Math.ceil(taken[limit]),
        most: modules[limit] ?? null,
      })),
    ],
  };
}
