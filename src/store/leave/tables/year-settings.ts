/** Leave years of a company. */
import { sql } from "drizzle-orm";
import { boolean, check, date, text, uniqueIndex } from "drizzle-orm/pg-core";
import { leaveYearStates } from "#src/domain/leave/shared/vocabulary.ts";
import { companyTable } from "../../shared/tables/company-table.ts";
import { instant } from "../../shared/tables/policies.ts";

export const yearSettings = companyTable(
  "year_settings",
  {
    name: text().notNull(),
    /** Both days inclusive. */
    start: date().notNull(),
    end: date().notNull(),
    state: text({ enum: leaveYearStates }).notNull(),
    /** Whether the last closing encashed what could not be carried forward. */
    encash: boolean().notNull().default(false),
    closedAt: instant(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("year_settings_name").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.name} collate "und-x-icu")`,
    ),
    uniqueIndex("year_settings_start").on(table.tenantId, table.companyId, table.start),
    check("year_settings_days", sql`${table.start} <= ${table.end}`),
    check("year_settings_state", sql`${table.state} in ('open', 'closing', 'closed', 'reopening')`),
    check("year_settings_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
