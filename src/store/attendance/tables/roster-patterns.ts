/** Rotation patterns of a company: days of work and rest that repeat. */
import { sql } from "drizzle-orm";
import { check, jsonb, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { PatternDay } from "#src/domain/attendance/pattern.ts";
import { companyTable } from "../../shared/tables/company-table.ts";

export const rosterPatterns = companyTable(
  "roster_patterns",
  {
    name: text().notNull(),
    code: text(),
    description: text(),
    days: jsonb().$type<PatternDay[]>().notNull(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("roster_patterns_name").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.name} collate "und-x-icu")`,
    ),
    uniqueIndex("roster_patterns_code").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.code} collate "und-x-icu")`,
    ),
    check("roster_patterns_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
