/** Custom fields: what a company stores about its people beyond the built-in fields. */
import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, text, uniqueIndex } from "drizzle-orm/pg-core";
import { customFieldKinds } from "#src/domain/people/shared/records.ts";
import { companyTable } from "../../shared/tables/company-table.ts";

export const customFieldDefinitions = companyTable(
  "custom_field_definitions",
  {
    /** Key of the value in the person's record; stays when the label changes. */
    code: text().notNull(),
    label: text().notNull(),
    kind: text({ enum: customFieldKinds }).notNull(),
    choices: jsonb().$type<string[]>().notNull(),
    required: boolean().notNull(),
    position: integer().notNull(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("custom_field_definitions_code").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.code} collate "und-x-icu")`,
    ),
    check("custom_field_definitions_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
