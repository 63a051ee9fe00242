/** Inserts the product's elements, modules and packages; existing rows are left unchanged. */
import { eq, isNull, sql } from "drizzle-orm";
import { publishedModules, publishedPackages } from "#src/domain/access/shared/catalogue.ts";
import { systemRoles } from "#src/domain/access/system-roles.ts";
import { accessId, fullPackageId, roleId } from "../access/shared/access-ids.ts";
import type { Store } from "../database/open-store.ts";
import { elements } from "../platform/tables/elements.ts";
import { moduleElements, modules } from "../platform/tables/modules.ts";
import { packageModules, packages } from "../platform/tables/packages.ts";
import { roles } from "../access/tables/roles.ts";
import { tenantPackages } from "../platform/tables/tenant-packages.ts";
import { tenants } from "../platform/tables/tenants.ts";
import { inAuth, inTenant, type Transaction } from "../database/transaction.ts";

const seedLock = 4_010_023;

export async function seedAccess(store: Store, now: Date): Promise<void> {
  await inTenant(store, null, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const made = {
      elements: await seedElements(tx, now),
      modules: await seedModules(tx, now),
      packages: await seedPackages(tx, now),
    };
    await seedPairs(tx, made, now);
    await seedRoles(tx, now);
  });
  await inAuth(store, async (tx) => {
    const without = await tx
      .select({ tenantId: tenants.id })
      .from(tenants)
      .leftJoin(tenantPackages, eq(tenantPackages.tenantId, tenants.id))
      .where(isNull(tenantPackages.tenantId));
    if (without.length === 0) return;
    await tx
      .insert(tenantPackages)
      .values(without.map(({ tenantId }) => ({ tenantId, packageId: fullPackageId, since: now })))
      .onConflictDoNothing();
  });
}

type Made = Readonly<Record<"elements" | "modules" | "packages", ReadonlySet<string>>>;

const madeAt = (now: Date) => ({ createdAt: now, updatedAt: now });
const idsOf = (rows: readonly { id: string }[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

async function idsIn(
  tx: Transaction,
  table: typeof elements | typeof modules | typeof packages,
): Promise<ReadonlySet<string>> {
  return idsOf(await tx.select({ id: table.id }).from(table));
}

async function seedElements(tx: Transaction, now: Date): Promise<ReadonlySet<string>> {
  const rows = publishedModules
    .flatMap((module) => module.elements)
    .map(({ contractOps, actions, ...element }) => ({
      ...element,
      ...madeAt(now),
      id: accessId("element", element.code),
      kind: "page" as const,
      contractOps: [...contractOps],
      actions: [...actions],
      status: "active" as const,
    }));
  const made = idsOf(await tx.insert(elements).values(rows).onConflictDoNothing().returning({ id: elements.id }));
  const known = await idsIn(tx, elements);
  const before = rows.filter(({ id }) => known.has(id) && !made.has(id));
  // New abilities of a newer product are added to elements that nobody has changed.
  const set = { contractOps: sql`excluded.contract_ops`, actions: sql`excluded.actions` };
  if (before.length > 0)
    await tx
      .insert(elements)
      .values(before)
      .onConflictDoUpdate({ target: elements.id, set, setWhere: isNull(elements.updatedBy) });
  return made;
}

async function seedModules(tx: Transaction, now: Date): Promise<ReadonlySet<string>> {
  const rows = publishedModules.map(({ code, name, icon, dependsOn }, index) => ({
    ...madeAt(now),
    id: accessId("module", code),
    code,
    name,
    icon,
    dependsOn: [...dependsOn],
    order: (index + 1) * 10,
    status: "active" as const,
  }));
  return idsOf(await tx.insert(modules).values(rows).onConflictDoNothing().returning({ id: modules.id }));
}

async function seedPackages(tx: Transaction, now: Date): Promise<ReadonlySet<string>> {
  const rows = publishedPackages.map(({ modules: _modules, ...fields }) => ({
    ...fields,
    ...madeAt(now),
    id: accessId("package", fields.code),
    status: "published" as const,
  }));
  return idsOf(await tx.insert(packages).values(rows).onConflictDoNothing().returning({ id: packages.id }));
}

/** Only for new ones: pairs that people have separated stay separate. */
async function seedPairs(tx: Transaction, made: Made, now: Date): Promise<void> {
  const held = publishedModules.flatMap((module) =>
    module.elements.map(({ code }, index) => ({
      ...madeAt(now),
      id: accessId("pair", `${module.code}/${code}`),
      moduleId: accessId("module", module.code),
      elementId: accessId("element", code),
      order: (index + 1) * 10,
      status: "active" as const,
    })),
  );
  const sold = publishedPackages.flatMap(({ code, modules: held }) =>
    Object.entries(held).map(([module, limits]) => ({
      ...madeAt(now),
      id: accessId("pair", `${code}/${module}`),
      packageId: accessId("package", code),
      moduleId: accessId("module", module),
      limits,
      status: "active" as const,
    })),
  );
  // A code already in use keeps its id.
  const [anyElement, anyModule, anyPackage] = [
    await idsIn(tx, elements),
    await idsIn(tx, modules),
    await idsIn(tx, packages),
  ];
  const newHeld = held
    .filter(({ moduleId, elementId }) => made.modules.has(moduleId) || made.elements.has(elementId))
    .filter(({ moduleId, elementId }) => anyModule.has(moduleId) && anyElement.has(elementId));
  const newSold = sold
    .filter(({ packageId, moduleId }) => made.packages.has(packageId) || made.modules.has(moduleId))
    .filter(({ packageId, moduleId }) => anyPackage.has(packageId) && anyModule.has(moduleId));
  if (newHeld.length > 0) await tx.insert(moduleElements).values(newHeld).onConflictDoNothing();
  if (newSold.length > 0) await tx.insert(packageModules).values(newSold).onConflictDoNothing();
}

/** Nobody changes these except a newer product. */
async function seedRoles(tx: Transaction, now: Date): Promise<void> {
  const rows = systemRoles.map(({ grants, fieldRights, ...role }) => ({
    ...role,
    ...madeAt(now),
    id: roleId(role.code),
    isSystem: true,
    grants: grants.map((grant) => ({ ...grant, actions: [...grant.actions] })),
    fieldRights: [...fieldRights],
    status: "active" as const,
  }));
  const set = {
    name: sql`excluded.name`,
    description: sql`excluded.description`,
    grants: sql`excluded.grants`,
    fieldRights: sql`excluded.field_rights`,
  };
  await tx.insert(roles).values(rows).onConflictDoUpdate({ target: roles.id, set });
}
