/** Countries by ISO 3166: shared by all tenants. */
import { sql } from "drizzle-orm";
import { boolean, check, text, uniqueIndex } from "drizzle-orm/pg-core";
import { platformTable } from "../../shared/tables/platform-table.ts";

export const countries = platformTable(
  "countries",
  {
    iso2: text().notNull(),
    iso3: text().notNull(),
    name: text().notNull(),
    nationality: text().notNull(),
    dialCode: text(),
    currency: text(),
    /** Counts as a traditional source of labour for work permits. */
    isTraditionalSource: boolean().notNull(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("countries_iso2").on(sql`lower(${table.iso2})`),
    uniqueIndex("countries_iso3").on(sql`lower(${table.iso3})`),
    check("countries_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
