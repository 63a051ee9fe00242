/** Elements, and the modules that hold one. */
import { eq, inArray } from "drizzle-orm";
import type { ElementKind, FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import { byReading, ofStatus } from "../shared/list-query.ts";
import { platformRecords } from "../shared/platform-records.ts";
import { elements } from "./tables/elements.ts";
import { moduleElements, modules } from "./tables/modules.ts";
import type { Transaction } from "../database/transaction.ts";

interface ElementFilters {
  status?: readonly (typeof elements.$inferSelect)["status"][] | undefined;
  kind?: readonly ElementKind[] | undefined;
  sensitivity?: readonly FieldClass[] | undefined;
}

export const elementRecords = platformRecords({
  table: elements,
  label: elements.name,
  sortable: {
    name: byReading(elements.name),
    code: byReading(elements.code),
    kind: elements.kind,
    sensitivity: elements.sensitivity,
    updatedAt: elements.updatedAt,
  },
  defaultSort: "name",
  searchable: [elements.name, elements.code],
  matching: ({ status, kind, sensitivity }: ElementFilters) => [
    ofStatus(elements.status, status),
    kind?.length ? inArray(elements.kind, [...kind]) : undefined,
    sensitivity?.length ? inArray(elements.sensitivity, [...sensitivity]) : undefined,
  ],
  offered: eq(elements.status, "active"),
  offeredBy: [],
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
