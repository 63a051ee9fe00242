/** Imports of people: an uploaded file, its column mapping, and the result. */
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, text } from "drizzle-orm/pg-core";
import type { ImportFault, ImportMapping } from "#src/domain/people/import/import-file.ts";
import { companyTable } from "../../shared/tables/company-table.ts";

export const importJobs = companyTable(
  "import_jobs",
  {
    fileName: text().notNull(),
    format: text({ enum: ["csv", "xlsx"] }).notNull(),
    status: text({ enum: ["uploaded", "validated", "committed", "discarded"] }).notNull(),
    headers: jsonb().$type<string[]>().notNull(),
    /** Rows below the header. */
    rowCount: integer().notNull(),
    /** The rows as JSON, encrypted; deleted once they were imported or discarded. */
    content: text(),
    mapping: jsonb().$type<ImportMapping>().notNull(),
    /** The first of them; the count covers all. */
    faults: jsonb().$type<ImportFault[]>().notNull().default([]),
    faultCount: integer().notNull().default(0),
    /** People created by it. */
    createdCount: integer().notNull().default(0),
  },
  (table) => [
    index("import_jobs_company").on(table.tenantId, table.companyId),
    check("import_jobs_status", sql`${table.status} in ('uploaded', 'validated', 'committed', 'discarded')`),
    check("import_jobs_content", sql`(${table.content} is null) = (${table.status} in ('committed', 'discarded'))`),
  ],
);
