/** Modules and their elements, and what contains or requires a module. */
import { eq, sql } from "drizzle-orm";
import { sortableColumns } from "../shared/records/filters.ts";
import { platformRecords } from "../shared/records/platform-records.ts";
import { elements } from "./tables/elements.ts";
import { moduleElements, modules } from "./tables/modules.ts";
import { packageModules, packages } from "./tables/packages.ts";
import type { Transaction } from "../database/transaction.ts";

export const moduleRecords = platformRecords({
  table: modules,
  label: modules.name,
  sortable: sortableColumns(modules, "order", "name", "code", "updatedAt"),
  defaultSort: "order",
  searchable: [modules.name, modules.code],
  filters: { status: modules.status },
  offeredBy: [modules.order],
});

/** Names of the modules by code, with what each of them depends on. */
export function modulesByCode(tx: Transaction) {
  return tx
    .select({ id: modules.id, code: modules.code, name: modules.name, dependsOn: modules.dependsOn })
    .from(modules);
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
  return [
    ...sold.map((one) => ({ subject: "packages", ...one })),
    ...held.map((one) => ({ subject: "elements", ...one })),
  ];
}

/** Whether the element is the last one of a module in a published package. */
export async function isLastOfPublished(tx: Transaction, moduleElementId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select from module_elements pair where pair.id = ${moduleElementId}
    and not exists (select from module_elements other where other.module_id = pair.module_id and other.id <> pair.id)
    and exists (select from package_modules sold join packages on packages.id = sold.package_id and packages.status = 'published' where sold.module_id = pair.module_id)`);
  return (rowCount ?? 0) > 0;
}

const moduleName = sql<string>`(select ${modules.name} from ${modules} where ${modules.id} = ${moduleElements.moduleId})`;
const elementName = sql<string>`(select ${elements.name} from ${elements} where ${elements.id} = ${moduleElements.elementId})`;

export const moduleElementRecords = platformRecords({
  table: moduleElements,
  label: moduleElements.id,
  shown: { module: moduleName, element: elementName },
  sortable: { ...sortableColumns(moduleElements, "order", "updatedAt"), module: moduleName, element: elementName },
  defaultSort: "module",
  searchable: [moduleName, elementName],
  filters: { moduleId: moduleElements.moduleId, elementId: moduleElements.elementId },
});
