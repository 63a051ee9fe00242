/** Imports of people: an uploaded file, its column mappings, and the result. */
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ImportFault, ImportSheet, RowCounts } from "#src/domain/people/import/import-file.ts";
import { companyTable } from "../../shared/tables/company-table.ts";

export const importStates = ["uploaded", "validated", "applying", "committed", "discarded"] as const;

export const importJobs = companyTable(
  "import_jobs",
  {
    fileName: text().notNull(),
    format: text({ enum: ["csv", "xlsx"] }).notNull(),
    status: text({ enum: importStates }).notNull(),
    sheets: jsonb().$type<ImportSheet[]>().notNull(),
    /** Rows of all sheets below their headers. */
    rowCount: integer().notNull(),
    /** The rows of each sheet as JSON, encrypted; deleted once they were imported or discarded. */
    content: text(),
    /** What the last check found for each row, in the same way. */
    comparison: text(),
    /** A hash of it: what is applied is what was checked. */
    digest: text(),
    counts: jsonb().$type<RowCounts>(),
    /** Whether something has changed between the check and the attempt to apply it. */
    stale: boolean().notNull().default(false),
    /** Why the last attempt to apply it in the background failed. */
    failure: text(),
    /** The first of them; the count covers all. */
    faults: jsonb().$type<ImportFault[]>().notNull().default([]),
    faultCount: integer().notNull().default(0),
    /** People created and changed by it, and bank accounts that a second person verifies. */
    createdCount: integer().notNull().default(0),
    updatedCount: integer().notNull().default(0),
    accountCount: integer().notNull().default(0),
  },
  (table) => [
    index("import_jobs_company").on(table.tenantId, table.companyId),
    check(
      "import_jobs_status",
      sql`${table.status} in ('uploaded', 'validated', 'applying', 'committed', 'discarded')`,
    ),
    check("import_jobs_content", sql`(${table.content} is null) = (${table.status} in ('committed', 'discarded'))`),
  ],
);

/** How columns and sheets were used by earlier imports of the company. */
export const importMappings = companyTable(
  "import_mappings",
  {
    /** What the sheet holds; `sheet` if the header is the name of a sheet. */
    kind: text().notNull(),
    /** Lower-case letters and digits. */
    header: text().notNull(),
    /** The field, or what the sheet holds; null if it was left out. */
    field: text(),
  },
  (table) => [uniqueIndex("import_mappings_header").on(table.tenantId, table.companyId, table.kind, table.header)],
);
