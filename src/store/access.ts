/** What a person may do, read from package, roles and access rows; and the rows themselves. */
import { and, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Ability } from "#src/contract/context.ts";
import { abilityOf, type AccessRow, type KnownElement } from "#src/domain/access/rights.ts";
import type { Account } from "./accounts.ts";
import type { Store } from "./open-store.ts";
import { elements } from "./tables/elements.ts";
import { moduleElements, modules } from "./tables/modules.ts";
import { packageModules } from "./tables/packages.ts";
import { roles } from "./tables/roles.ts";
import { tenantPackages } from "./tables/tenant-packages.ts";
import { tenantSettings } from "./tables/tenant-settings.ts";
import { userAccess } from "./tables/user-access.ts";
import { inTenant, type Transaction } from "./transaction.ts";

/** Days are those of Singapore. */
export const accessDay = (now: Date): string => new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

/** Rows that hold on the day. */
export function holdsOn(day: string): SQL | undefined {
  return and(lte(userAccess.validFrom, day), or(isNull(userAccess.validTo), gte(userAccess.validTo, day)));
}

/** Packages of tenants as they stand at this moment; the clock of the database may be a little behind the one that wrote them. */
export const packageOfNow: SQL | undefined = and(lte(tenantPackages.since, sql`now() + interval '1 minute'`), or(isNull(tenantPackages.until), gt(tenantPackages.until, sql`now()`)));

/** Every element in use, and whether the package of the transaction's tenant holds it in a module that the tenant has not switched off. */
export async function knownElements(tx: Transaction): Promise<KnownElement[]> {
  const held = tx
    .select({ id: moduleElements.elementId })
    .from(moduleElements)
    .innerJoin(modules, and(eq(modules.id, moduleElements.moduleId), eq(modules.status, "active")))
    .innerJoin(packageModules, eq(packageModules.moduleId, modules.id))
    .innerJoin(tenantPackages, and(eq(tenantPackages.packageId, packageModules.packageId), packageOfNow))
    .where(sql`not coalesce((select own.modules -> 'modulesOff' ? ${modules.code} from ${tenantSettings} own), false)`);
  return tx
    .select({ code: elements.code, contractOps: elements.contractOps, actions: elements.actions, held: sql<boolean>`${inArray(elements.id, held)} and ${elements.status} = 'active'` })
    .from(elements);
}

export async function accessRowsOf(tx: Transaction, userId: string, day: string): Promise<AccessRow[]> {
  const rows = await tx
    .select({ companyId: userAccess.companyId, scope: userAccess.scope, roleIds: userAccess.roleIds })
    .from(userAccess)
    .where(and(eq(userAccess.userId, userId), holdsOn(day)));
  const ids = [...new Set(rows.flatMap(({ roleIds }) => roleIds))];
  const given = ids.length === 0 ? [] : await tx.select().from(roles).where(and(inArray(roles.id, ids), eq(roles.status, "active")));
  return rows.map(({ companyId, scope, roleIds }) => ({ companyId, scope, roles: given.filter(({ id }) => roleIds.includes(id)) }));
}

/** Of an account of a tenant its roles decide, beside what stands with the account itself; of the platform's, that alone. */
export async function rightsOf(store: Store, { id, tenantId, ability }: Account, now: Date): Promise<Ability[]> {
  if (tenantId === null) return ability;
  const given = await inTenant(store, tenantId, async (tx) => abilityOf(await accessRowsOf(tx, id, accessDay(now)), await knownElements(tx)), true);
  return [...ability, ...given];
}
