/** The modules of the tenant's current package. */
import { and, asc, eq, sql } from "drizzle-orm";
import { isCurrentPackage } from "../access/shared/access.ts";
import { elements } from "./tables/elements.ts";
import { moduleElements, modules } from "./tables/modules.ts";
import { packageModules } from "./tables/packages.ts";
import { tenantPackages } from "./tables/tenant-packages.ts";
import type { Transaction } from "../database/transaction.ts";

/** Switching off the module of the settings would make it impossible to switch on again. */
const holdsSettings = sql<boolean>`exists (select 1 from ${moduleElements} pair join ${elements} one on one.id = pair.element_id where pair.module_id = ${modules.id} and one.code = 'settings')`;

export function ownModules(tx: Transaction) {
  return tx
    .select({ code: modules.code, name: modules.name, needs: modules.dependsOn, holdsSettings })
    .from(modules)
    .innerJoin(packageModules, eq(packageModules.moduleId, modules.id))
    .innerJoin(tenantPackages, and(eq(tenantPackages.packageId, packageModules.packageId), isCurrentPackage))
    .where(eq(modules.status, "active"))
    .orderBy(asc(modules.order));
}
