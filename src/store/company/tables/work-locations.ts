/** Work locations: where people work, and the radius within which they can clock in. */
import { sql } from "drizzle-orm";
import { check, doublePrecision, integer, text, uniqueIndex } from "drizzle-orm/pg-core";
import { companyTable } from "../../shared/tables/company-table.ts";

export const workLocations = companyTable(
  "work_locations",
  {
    name: text().notNull(),
    code: text(),
    address: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    radiusM: integer().notNull(),
    tz: text().notNull(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("work_locations_name").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.name} collate "und-x-icu")`,
    ),
    uniqueIndex("work_locations_code").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.code} collate "und-x-icu")`,
    ),
    check("work_locations_point", sql`(${table.lat} is null) = (${table.lng} is null)`),
    check("work_locations_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
