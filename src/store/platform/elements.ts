/** Elements, and the modules that hold one. */
import { eq } from "drizzle-orm";
import { sortableColumns } from "../shared/records/filters.ts";
import { platformRecords } from "../shared/records/platform-records.ts";
import { elements } from "./tables/elements.ts";
import { moduleElements, modules } from "./tables/modules.ts";
import type { Transaction } from "../database/transaction.ts";

export const elementRecords = platformRecords({
  table: elements,
  label: elements.name,
  sortable: sortableColumns(elements, "name", "code", "kind", "sensitivity", "updatedAt"),
  defaultSort: "name",
  searchable: [elements.name, elements.code],
  filters: { status: elements.status, kind: elements.kind, sensitivity: elements.sensitivity },
});

export function modulesOfElement(tx: Transaction, elementId: string) {
  return tx
    .select({ id: modules.id, name: modules.name })
    .from(moduleElements)
    .innerJoin(modules, eq(modules.id, moduleElements.moduleId))
    .where(eq(moduleElements.elementId, elementId))
    .orderBy(modules.order)
    .limit(20);
}
