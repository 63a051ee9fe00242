/** Calendars of holidays. */
import { sql } from "drizzle-orm";
import { check, text, uniqueIndex } from "drizzle-orm/pg-core";
import { companyTable } from "../../shared/tables/company-table.ts";

export const holidayCalendars = companyTable(
  "holiday_calendars",
  {
    name: text().notNull(),
    code: text(),
    description: text(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("holiday_calendars_name").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.name} collate "und-x-icu")`,
    ),
    uniqueIndex("holiday_calendars_code").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.code} collate "und-x-icu")`,
    ),
    check("holiday_calendars_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
