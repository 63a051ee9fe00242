/** Shifts: when a working day starts and ends. */
import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ShiftBreak } from "#src/domain/company/shared/shift.ts";
import { companyTable } from "../../shared/tables/company-table.ts";

export const shifts = companyTable(
  "shifts",
  {
    name: text().notNull(),
    code: text().notNull(),
    start: text().notNull(),
    end: text().notNull(),
    endNextDay: boolean().notNull(),
    breaks: jsonb().$type<ShiftBreak[]>().notNull(),
    /** Derived from times and breaks; stored so that lists can be sorted by it. */
    workMinutes: integer().notNull(),
    graceInMin: integer().notNull(),
    graceOutMin: integer().notNull(),
    /** Minutes before the start and after the end within which a punch counts; null for no limit. */
    earliestInMin: integer(),
    latestOutMin: integer(),
    halfDayMin: integer(),
    absentMin: integer(),
    colour: text({ enum: ["blue", "green", "amber", "red", "violet", "teal", "grey"] }).notNull(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("shifts_name").on(table.tenantId, table.companyId, sql`lower(${table.name} collate "und-x-icu")`),
    uniqueIndex("shifts_code").on(table.tenantId, table.companyId, sql`lower(${table.code} collate "und-x-icu")`),
    check("shifts_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
