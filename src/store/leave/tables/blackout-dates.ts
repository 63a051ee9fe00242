/** Blackout dates of a company: periods in which leave that can be planned is not possible. */
import { sql } from "drizzle-orm";
import { check, date, foreignKey, index, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { departments } from "../../company/tables/departments.ts";
import { companyTable } from "../../shared/tables/company-table.ts";

export const blackoutDates = companyTable(
  "blackout_dates",
  {
    name: text().notNull(),
    /** Both days inclusive. */
    start: date().notNull(),
    end: date().notNull(),
    /** With those below it; null for the whole company. */
    departmentId: uuid(),
    description: text(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    foreignKey({
      name: "blackout_dates_department",
      columns: [table.tenantId, table.departmentId],
      foreignColumns: [departments.tenantId, departments.id],
    }),
    uniqueIndex("blackout_dates_name").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.name} collate "und-x-icu")`,
    ),
    index("blackout_dates_days").on(table.tenantId, table.companyId, table.start),
    check("blackout_dates_days", sql`${table.start} <= ${table.end}`),
    check("blackout_dates_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
