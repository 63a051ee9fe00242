/** Types of work passes with their minimum salaries, a row per start date: shared by all tenants. */
import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { QualifyingSalary } from "#src/domain/platform/dated-rows.ts";
import { platformTable } from "../../shared/tables/platform-table.ts";

export const workpassTypes = platformTable(
  "workpass_types",
  {
    code: text().notNull(),
    name: text().notNull(),
    category: text({ enum: ["professional", "skilled", "trainee", "family", "exempt"] }).notNull(),
    employerTied: boolean().notNull(),
    levyApplies: boolean().notNull(),
    quotaCounts: boolean().notNull(),
    cpfApplies: boolean().notNull(),
    /** Ordered by start date. */
    minQualifyingSalary: jsonb().$type<QualifyingSalary[]>().notNull(),
    maxValidityMonths: integer(),
    renewLeadDays: integer(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("workpass_types_code").on(sql`lower(${table.code} collate "und-x-icu")`),
    check(
      "workpass_types_category",
      sql`${table.category} in ('professional', 'skilled', 'trainee', 'family', 'exempt')`,
    ),
    check("workpass_types_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
