/** Staffing needs of a company: how many people a shift takes on which days of the week. */
import { sql } from "drizzle-orm";
import { check, foreignKey, integer, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { WeekDay } from "#src/domain/company/shared/company-settings.ts";
import { shifts } from "../../company/tables/shifts.ts";
import { workLocations } from "../../company/tables/work-locations.ts";
import { companyTable } from "../../shared/tables/company-table.ts";

export const staffingNeeds = companyTable(
  "staffing_needs",
  {
    name: text().notNull(),
    code: text(),
    shiftId: uuid().notNull(),
    /** Null if it counts wherever people work. */
    locationId: uuid(),
    weekdays: jsonb().$type<WeekDay[]>().notNull(),
    people: integer().notNull(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("staffing_needs_name").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.name} collate "und-x-icu")`,
    ),
    uniqueIndex("staffing_needs_code").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.code} collate "und-x-icu")`,
    ),
    foreignKey({
      name: "staffing_needs_shift",
      columns: [table.tenantId, table.shiftId],
      foreignColumns: [shifts.tenantId, shifts.id],
    }),
    foreignKey({
      name: "staffing_needs_location",
      columns: [table.tenantId, table.locationId],
      foreignColumns: [workLocations.tenantId, workLocations.id],
    }),
    check("staffing_needs_people", sql`${table.people} > 0`),
    check("staffing_needs_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
