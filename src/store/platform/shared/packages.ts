/** Packages and their modules, and which tenants a change of them affects. */
import { and, asc, count, eq, inArray, ne, notInArray, sql } from "drizzle-orm";
import { isCurrentPackage } from "../../access/shared/access.ts";
import { byReading } from "../../shared/list-query.ts";
import { isPerson } from "../../account/shared/people-accounts.ts";
import { sortableColumns } from "../../shared/records/filters.ts";
import { platformRecords } from "../../shared/records/platform-records.ts";
import { elements } from "../tables/elements.ts";
import { moduleElements, modules } from "../tables/modules.ts";
import { packageModules, packages } from "../tables/packages.ts";
import { tenantPackages } from "../tables/tenant-packages.ts";
import { tenants } from "../tables/tenants.ts";
import { users } from "../../account/tables/users.ts";
import { asAuth, type Transaction } from "../../database/transaction.ts";

export const packageRecords = platformRecords({
  table: packages,
  label: packages.name,
  sortable: sortableColumns(packages, "priceMonthly", "name", "code", "updatedAt"),
  defaultSort: "priceMonthly",
  searchable: [packages.name, packages.code],
  filters: { status: packages.status },
  offered: eq(packages.status, "published"),
  offeredBy: [packages.priceMonthly],
});

const packageName = sql<string>`(select ${packages.name} from ${packages} where ${packages.id} = ${packageModules.packageId})`;
const moduleName = sql<string>`(select ${modules.name} from ${modules} where ${modules.id} = ${packageModules.moduleId})`;

export const packageModuleRecords = platformRecords({
  table: packageModules,
  label: packageModules.id,
  shown: { package: packageName, module: moduleName },
  sortable: { ...sortableColumns(packageModules, "updatedAt"), package: packageName, module: moduleName },
  defaultSort: "package",
  searchable: [packageName, moduleName],
  filters: { packageId: packageModules.packageId, moduleId: packageModules.moduleId },
});

/** The modules of a package with the codes of those each depends on. */
export function modulesOfPackage(tx: Transaction, packageId: string) {
  return tx
    .select({
      id: modules.id,
      code: modules.code,
      name: modules.name,
      dependsOn: modules.dependsOn,
      limits: packageModules.limits,
    })
    .from(packageModules)
    .innerJoin(modules, eq(modules.id, packageModules.moduleId))
    .where(eq(packageModules.packageId, packageId))
    .orderBy(asc(modules.order));
}

/** Packages offered at registration, with the modules of each. */
export async function offeredPackages(tx: Transaction) {
  const { code, name, priceMonthly, priceYearly, seatLimit, companyLimit, trialDays, popular } = packages;
  const rows = await tx
    .select({ id: packages.id, code, name, priceMonthly, priceYearly, seatLimit, companyLimit, trialDays, popular })
    .from(packages)
    .where(eq(packages.status, "published"))
    .orderBy(asc(priceMonthly), byReading(name))
    .limit(100);
  const held = await tx
    .select({
      packageId: packageModules.packageId,
      code: modules.code,
      name: modules.name,
      limits: packageModules.limits,
    })
    .from(packageModules)
    .innerJoin(modules, eq(modules.id, packageModules.moduleId))
    .where(
      inArray(
        packageModules.packageId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(modules.order), asc(modules.code));
  return rows.map((row) => ({
    ...row,
    modules: held.filter(({ packageId }) => packageId === row.id).map(({ packageId: _, ...module }) => module),
  }));
}

/** The package with the code, if it is offered at registration. */
export async function offeredPackage(
  tx: Transaction,
  code: string,
): Promise<{ id: string; name: string; trialDays: number } | undefined> {
  const [found] = await tx
    .select({ id: packages.id, name: packages.name, trialDays: packages.trialDays })
    .from(packages)
    .where(and(eq(packages.status, "published"), eq(sql`lower(${packages.code})`, code.toLowerCase())));
  return found;
}

/** Elements that only this module of the package contains. */
export function elementsLost(tx: Transaction, packageId: string, moduleId: string) {
  const others = tx
    .select({ id: moduleElements.elementId })
    .from(moduleElements)
    .innerJoin(
      packageModules,
      and(eq(packageModules.moduleId, moduleElements.moduleId), eq(packageModules.packageId, packageId)),
    )
    .where(ne(moduleElements.moduleId, moduleId));
  return tx
    .select({ code: elements.code, name: elements.name })
    .from(moduleElements)
    .innerJoin(elements, eq(elements.id, moduleElements.elementId))
    .where(and(eq(moduleElements.moduleId, moduleId), notInArray(moduleElements.elementId, others)))
    .orderBy(byReading(elements.name));
}

/** Tenants that have the package, by name. */
export function tenantsOf(tx: Transaction, packageId: string): Promise<{ id: string; name: string }[]> {
  return asAuth(tx, () =>
    tx
      .select({ id: tenants.id, name: tenants.name })
      .from(tenantPackages)
      .innerJoin(tenants, eq(tenants.id, tenantPackages.tenantId))
      .where(and(eq(tenantPackages.packageId, packageId), isCurrentPackage))
      .orderBy(byReading(tenants.name)),
  );
}

/** Number of tenants that have the package, and of their people. */
export function reachOf(tx: Transaction, packageId: string): Promise<{ tenants: number; users: number }> {
  return asAuth(tx, async () => {
    const [found] = await tx
      .select({ tenants: sql<number>`count(distinct ${tenantPackages.tenantId})::int`, users: count(users.id) })
      .from(tenantPackages)
      .leftJoin(users, and(eq(users.tenantId, tenantPackages.tenantId), isPerson))
      .where(and(eq(tenantPackages.packageId, packageId), isCurrentPackage));
    return found ?? { tenants: 0, users: 0 };
  });
}

export async function copyModules(
  tx: Transaction,
  fromId: string,
  toId: string,
  userId: string,
  now: Date,
): Promise<void> {
  const rows = await tx
    .select({ moduleId: packageModules.moduleId, limits: packageModules.limits })
    .from(packageModules)
    .where(eq(packageModules.packageId, fromId));
  if (rows.length === 0) return;
  const who = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  await tx
    .insert(packageModules)
    .values(rows.map((row) => ({ ...row, ...who, packageId: toId, status: "active" as const })));
}

/** A draft is deleted with its modules. */
export async function emptyPackage(tx: Transaction, packageId: string): Promise<void> {
  await tx.delete(packageModules).where(eq(packageModules.packageId, packageId));
}
