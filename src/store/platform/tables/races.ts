/** Races, and the self-help fund of each: shared by all tenants. */
import { sql } from "drizzle-orm";
import { check, text, uniqueIndex } from "drizzle-orm/pg-core";
import { platformTable } from "../../shared/tables/platform-table.ts";

export const races = platformTable(
  "races",
  {
    code: text().notNull(),
    name: text().notNull(),
    shgFund: text({ enum: ["CDAC", "SINDA", "ECF", "none"] }).notNull(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("races_code").on(sql`lower(${table.code} collate "und-x-icu")`),
    check("races_fund", sql`${table.shgFund} in ('CDAC', 'SINDA', 'ECF', 'none')`),
    check("races_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
