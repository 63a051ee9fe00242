/** Functional groups: people of one trade across departments. */
import { sql } from "drizzle-orm";
import { check, text, uniqueIndex } from "drizzle-orm/pg-core";
import { companyTable } from "./company-table.ts";

export const functionalGroups = companyTable(
  "functional_groups",
  {
    functional_group: text().notNull(),
    code: text(),
    description: text(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("functional_groups_name").on(table.tenantId, table.companyId, sql`lower(${table.functional_group} collate "und-x-icu")`),
    uniqueIndex("functional_groups_code").on(table.tenantId, table.companyId, sql`lower(${table.code} collate "und-x-icu")`),
    check("functional_groups_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
