/** Elements: what permissions can be granted for. */
import { sql } from "drizzle-orm";
import { check, jsonb, text, uniqueIndex } from "drizzle-orm/pg-core";
import { type ElementAction, elementKinds, fieldClasses } from "#src/domain/access/shared/vocabulary.ts";
import { platformTable } from "../../shared/tables/platform-table.ts";

export const elements = platformTable(
  "elements",
  {
    code: text().notNull(),
    name: text().notNull(),
    kind: text({ enum: elementKinds }).notNull(),
    /** Subjects of the contract that it opens. */
    contractOps: jsonb().$type<string[]>().notNull(),
    actions: jsonb().$type<ElementAction[]>().notNull(),
    sensitivity: text({ enum: fieldClasses }).notNull(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("elements_code").on(sql`lower(${table.code})`),
    check("elements_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
