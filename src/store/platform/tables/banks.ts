/** Banks and their codes for payments: shared by all tenants. */
import { sql } from "drizzle-orm";
import { check, text, uniqueIndex } from "drizzle-orm/pg-core";
import { platformTable } from "../../shared/tables/platform-table.ts";

export const banks = platformTable(
  "banks",
  {
    code: text().notNull(),
    name: text().notNull(),
    swift: text(),
    branchRule: text(),
    acctNoPattern: text(),
    giroFormat: text({ enum: ["dbs-uff", "ocbc-giro", "uob-fast", "iso20022", "none"] }).notNull(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("banks_code").on(table.code),
    check("banks_giro_format", sql`${table.giroFormat} in ('dbs-uff', 'ocbc-giro', 'uob-fast', 'iso20022', 'none')`),
    check("banks_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
