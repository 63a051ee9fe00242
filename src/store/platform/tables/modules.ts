/** Modules, and the elements that each of them holds. */
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { elements } from "./elements.ts";
import { platformTable } from "../../shared/tables/platform-table.ts";

export const modules = platformTable(
  "modules",
  {
    code: text().notNull(),
    name: text().notNull(),
    icon: text(),
    order: integer().notNull(),
    /** Codes of the modules it depends on. */
    dependsOn: jsonb().$type<string[]>().notNull(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("modules_code").on(sql`lower(${table.code})`),
    check("modules_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);

export const moduleElements = platformTable(
  "module_elements",
  {
    moduleId: uuid()
      .notNull()
      .references(() => modules.id),
    elementId: uuid()
      .notNull()
      .references(() => elements.id),
    order: integer().notNull(),
    status: text({ enum: ["active"] }).notNull(),
  },
  (table) => [
    uniqueIndex("module_elements_pair").on(table.moduleId, table.elementId),
    index("module_elements_element").on(table.elementId),
  ],
);
