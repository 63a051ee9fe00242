/** Document types: what is requested from employees, who may see it, and whether it expires. */
import { sql } from "drizzle-orm";
import { boolean, check, integer, text, uniqueIndex } from "drizzle-orm/pg-core";
import { documentClasses } from "#src/domain/people/shared/records.ts";
import { companyTable } from "../../shared/tables/company-table.ts";

export const documentTypes = companyTable(
  "document_types",
  {
    name: text().notNull(),
    code: text(),
    /** Default for new documents of the type. */
    visibility: text({ enum: documentClasses }).notNull(),
    expires: boolean().notNull(),
    reminderDays: integer(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("document_types_name").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.name} collate "und-x-icu")`,
    ),
    uniqueIndex("document_types_code").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.code} collate "und-x-icu")`,
    ),
    check("document_types_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
