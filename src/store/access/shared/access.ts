/** What a person may do, computed from package, roles and access rows; and the rows themselves. */
import { and, eq, gt, inArray, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { Ability } from "#src/contract/context.ts";
import { intersectPlaces } from "#src/domain/access/intersect.ts";
import { abilityOf, type AccessRow, type KnownElement } from "#src/domain/access/shared/rights.ts";
import type { Zones } from "#src/domain/shared/local-day.ts";
import type { Account } from "../../account/shared/accounts.ts";
import { companyDay, platformZones, zonesOf } from "../../company/shared/zones.ts";
import { apiKeys } from "../../integrations/tables/api-keys.ts";
import { elements } from "../../platform/tables/elements.ts";
import { moduleElements, modules } from "../../platform/tables/modules.ts";
import { packageModules } from "../../platform/tables/packages.ts";
import { roles } from "../tables/roles.ts";
import { tenantPackages } from "../../platform/tables/tenant-packages.ts";
import { tenantSettings } from "../../platform/tables/tenant-settings.ts";
import { userAccess } from "../tables/user-access.ts";
import { asTenant, type Transaction } from "../../database/transaction.ts";

/** An instant's day in the company of a row of `user_access`; for queries over several companies. */
export const accessDay = (at: Date): SQL => companyDay(at, sql`user_access`);

/** Whether the day is within a row of `user_access`, which the query must join under this name. */
export const daysHold = (row: SQL, day: string | SQL): SQL =>
  sql`(${row}.valid_from <= ${day} and (${row}.valid_to is null or ${row}.valid_to >= ${day}))`;

/** Rows valid on the day; those of a key only if the person responsible for it may work that day. For a query over `user_access`. */
export function holdsOn(day: string | SQL): SQL | undefined {
  const unanswered = sql`exists (select from api_keys own where own.tenant_id = user_access.tenant_id and own.user_id = user_access.user_id and not exists (
    select from user_access held where held.tenant_id = own.tenant_id and held.user_id = own.updated_by and held.company_id = user_access.company_id
      and ${daysHold(sql`held`, day)}))`;
  return and(daysHold(sql`user_access`, day), not(unanswered));
}

/** The database clock may lag a little behind the one that wrote a change of package. */
const packageNow = sql`now() + interval '1 minute'`;

/** The current packages of tenants: a package ends at the moment the next one starts. */
export const isCurrentPackage: SQL | undefined = and(
  lte(tenantPackages.since, packageNow),
  or(isNull(tenantPackages.until), gt(tenantPackages.until, packageNow)),
);

/** Every element in use, and whether the tenant's package holds it in a module that the tenant has not switched off. */
export async function knownElements(tx: Transaction): Promise<KnownElement[]> {
  const held = tx
    .select({ id: moduleElements.elementId })
    .from(moduleElements)
    .innerJoin(modules, and(eq(modules.id, moduleElements.moduleId), eq(modules.status, "active")))
    .innerJoin(packageModules, eq(packageModules.moduleId, modules.id))
    .innerJoin(tenantPackages, and(eq(tenantPackages.packageId, packageModules.packageId), isCurrentPackage))
    .where(sql`not coalesce((select own.modules -> 'modulesOff' ? ${modules.code} from ${tenantSettings} own), false)`);
  return tx
    .select({
      code: elements.code,
      contractOps: elements.contractOps,
      actions: elements.actions,
      held: sql<boolean>`${inArray(elements.id, held)} and ${elements.status} = 'active'`,
    })
    .from(elements);
}

/** Where someone works, and which employee they are there. */
export interface Place extends AccessRow {
  readonly employeeId: string | null;
}

/** The places valid on the day, in one company or in all; a key's are limited by those of the person responsible for it. */
export async function placesOf(
  tx: Transaction,
  userId: string,
  day: string | SQL,
  companyId?: string,
): Promise<Place[]> {
  const rows = await tx
    .select({
      companyId: userAccess.companyId,
      employeeId: userAccess.employeeId,
      scope: userAccess.scope,
      roleIds: userAccess.roleIds,
      answeredBy: apiKeys.updatedBy,
    })
    .from(userAccess)
    .leftJoin(apiKeys, and(eq(apiKeys.tenantId, userAccess.tenantId), eq(apiKeys.userId, userAccess.userId)))
    .where(
      and(
        eq(userAccess.userId, userId),
        companyId === undefined ? undefined : eq(userAccess.companyId, companyId),
        holdsOn(day),
      ),
    );
  const ids = [...new Set(rows.flatMap(({ roleIds }) => roleIds))];
  const given =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(roles)
          .where(and(inArray(roles.id, ids), eq(roles.status, "active")));
  const places = rows.map(({ roleIds, answeredBy: _, ...row }) => ({
    ...row,
    roles: given.filter(({ id }) => roleIds.includes(id)),
  }));
  const answeredBy = rows[0]?.answeredBy;
  if (answeredBy == null) return places;
  const theirs = await placesOf(tx, answeredBy, day, companyId);
  return places.map((place) =>
    intersectPlaces(place, theirs.find((held) => held.companyId === place.companyId) ?? { scope: "self", roles: [] }),
  );
}

/** The person responsible for a key, by the key's account; undefined for a person's account. */
export async function answererOf(tx: Transaction, userId: string): Promise<string[]> {
  const found = await tx.select({ answeredBy: apiKeys.updatedBy }).from(apiKeys).where(eq(apiKeys.userId, userId));
  return found.flatMap(({ answeredBy }) => answeredBy ?? []);
}

/** What an account may do, and the time zones of where it works. */
export interface Rights {
  readonly ability: Ability[];
  readonly zones: Zones;
}

/** A tenant account's abilities come from its roles and the account itself; a platform account's only from the account. */
export async function rightsOf(tx: Transaction, { id, tenantId, ability }: Account, now: Date): Promise<Rights> {
  if (tenantId === null) return { ability, zones: platformZones };
  return asTenant(tx, tenantId, async () => {
    const given = abilityOf(await placesOf(tx, id, accessDay(now)), await knownElements(tx));
    return { ability: [...ability, ...given], zones: await zonesOf(tx) };
  });
}
