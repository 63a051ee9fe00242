/** Classes: how the Employment Act classifies a job. */
import { sql } from "drizzle-orm";
import { boolean, check, text, uniqueIndex } from "drizzle-orm/pg-core";
import { companyTable } from "../../shared/tables/company-table.ts";

export const classes = companyTable(
  "classes",
  {
    class: text().notNull(),
    code: text(),
    eaCategory: text({ enum: ["workman", "nonWorkman", "managerExecutive"] }).notNull(),
    otEligibleDefault: boolean().notNull(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("classes_name").on(table.tenantId, table.companyId, sql`lower(${table.class} collate "und-x-icu")`),
    uniqueIndex("classes_code").on(table.tenantId, table.companyId, sql`lower(${table.code} collate "und-x-icu")`),
    check("classes_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
