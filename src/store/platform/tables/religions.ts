/** Religions: shared by all tenants. */
import { sql } from "drizzle-orm";
import { boolean, check, text, uniqueIndex } from "drizzle-orm/pg-core";
import { platformTable } from "../../shared/tables/platform-table.ts";

export const religions = platformTable(
  "religions",
  {
    code: text().notNull(),
    name: text().notNull(),
    /** Members contribute to the Mosque Building and Mendaki Fund. */
    drivesMbmf: boolean().notNull(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("religions_code").on(sql`lower(${table.code} collate "und-x-icu")`),
    check("religions_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
