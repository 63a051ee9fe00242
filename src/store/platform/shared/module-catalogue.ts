/** The elements in use, each with its module and whether the tenant's package holds it. */
import { and, asc, eq } from "drizzle-orm";
import type { KnownElement } from "#src/domain/access/shared/rights.ts";
import type { FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import { knownElements } from "../../access/shared/access.ts";
import { byReading } from "../../shared/list-query.ts";
import { elements } from "../tables/elements.ts";
import { moduleElements, modules } from "../tables/modules.ts";
import type { Transaction } from "../../database/transaction.ts";

export interface ElementInModule extends KnownElement {
  readonly name: string;
  readonly sensitivity: FieldClass;
  /** Null where no module holds it. */
  readonly moduleCode: string | null;
  readonly module: string | null;
}

/** For an element in several modules, the first is named. */
export async function elementsInModules(tx: Transaction): Promise<ElementInModule[]> {
  const known = new Map((await knownElements(tx)).map((element) => [element.code, element]));
  const rows = await tx
    .select({
      code: elements.code,
      name: elements.name,
      sensitivity: elements.sensitivity,
      moduleCode: modules.code,
      module: modules.name,
    })
    .from(elements)
    .leftJoin(moduleElements, eq(moduleElements.elementId, elements.id))
    .leftJoin(modules, and(eq(modules.id, moduleElements.moduleId), eq(modules.status, "active")))
    .where(eq(elements.status, "active"))
    .orderBy(asc(modules.order), asc(modules.code), asc(moduleElements.order), byReading(elements.name));
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const element = known.get(row.code);
    if (!element || seen.has(row.code)) return [];
    seen.add(row.code);
    return [{ ...element, ...row }];
  });
}
