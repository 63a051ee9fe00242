/** The packages of each tenant over time: the current one decides which modules it has; none without a row. */
import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { packages } from "./packages.ts";
import { everyRowForAuth, instant, ownTenant } from "../../shared/tables/policies.ts";
import { tenants } from "./tenants.ts";

export const tenantPackages = pgTable(
  "tenant_packages",
  {
    tenantId: uuid()
      .notNull()
      .references(() => tenants.id),
    packageId: uuid()
      .notNull()
      .references(() => packages.id),
    since: instant().notNull(),
    /** When the next one starts. */
    until: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.since] }),
    index("tenant_packages_package").on(table.packageId),
    check("tenant_packages_times", sql`${table.until} is null or ${table.until} > ${table.since}`),
    ownTenant(table.tenantId),
    everyRowForAuth(),
  ],
);
