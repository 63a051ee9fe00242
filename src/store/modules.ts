/** Modules and their elements, and what holds or needs a module. */
import { eq, inArray, ne, sql } from "drizzle-orm";
import { byReading } from "./list-query.ts";
import { platformRecords } from "./platform-records.ts";
import { elements } from "./tables/elements.ts";
import { moduleElements, modules } from "./tables/modules.ts";
import { packageModules, packages } from "./tables/packages.ts";
import type { Transaction } from "./transaction.ts";

export interface ModuleFilters {
  status?: readonly (typeof modules.$inferSelect)["status"][] | undefined;
}

export const moduleRecords = platformRecords({
  table: modules,
  label: modules.name,
  sortable: { order: modules.order, name: byReading(modules.name), code: byReading(modules.code), updatedAt: modules.updatedAt },
  defaultSort: "order",
  searchable: [modules.name, modules.code],
  matching: ({ status }: ModuleFilters) => [status?.length ? inArray(modules.status, [...status]) : ne(modules.status, "archived")],
  offered: eq(modules.status, "active"),
  offeredBy: [modules.order],
});

/** Names of the modules by code, with what each of them depends on. */
export function modulesByCode(tx: Transaction) {
  return tx.select({ id: modules.id, code: modules.code, name: modules.name, dependsOn: modules.dependsOn }).from(modules);
}

export async function holdersOfModule(tx: Transaction, moduleId: string) {
  const sold = await tx
    .select({ id: packages.id, name: packages.name })
    .from(packageModules)
    .innerJoin(packages, eq(packages.id, packageModules.packageId))
    .where(eq(packageModules.moduleId, moduleId))
    .limit(20);
  const held = await tx
    .select({ id: elements.id, name: elements.name })
    .from(moduleElements)
    .innerJoin(elements, eq(elements.id, moduleElements.elementId))
    .where(eq(moduleElements.moduleId, moduleId))
    .limit(20);
  return [...sold.map((one) => ({ subject: "packages", ...one })), ...held.map((one) => ({ subject: "elements", ...one }))];
}

const moduleName = sql<string>`(select ${modules.name} from ${modules} where ${modules.id} = ${moduleElements.moduleId})`;
const elementName = sql<string>`(select ${elements.name} from ${elements} where ${elements.id} = ${moduleElements.elementId})`;

export interface ModuleElementFilters {
  moduleId?: string | undefined;
  elementId?: string | undefined;
}

export const moduleElementRecords = platformRecords({
  table: moduleElements,
  label: moduleElements.id,
  shown: { module: moduleName, element: elementName },
  sortable: { module: moduleName, element: elementName, order: moduleElements.order, updatedAt: moduleElements.updatedAt },
  defaultSort: "module",
  searchable: [],
  matching: ({ moduleId, elementId }: ModuleElementFilters) => [
    moduleId === undefined ? undefined : eq(moduleElements.moduleId, moduleId),
    elementId === undefined ? undefined : eq(moduleElements.elementId, elementId),
  ],
  offered: sql`true`,
  offeredBy: [],
});
