/** The package of each tenant: decides which modules it has; none without a row here. */
import { index, pgTable, uuid } from "drizzle-orm/pg-core";
import { packages } from "./packages.ts";
import { everyRowForAuth, instant, ownTenant } from "./policies.ts";
import { tenants } from "./tenants.ts";

export const tenantPackages = pgTable(
  "tenant_packages",
  {
    tenantId: uuid().primaryKey().references(() => tenants.id),
    packageId: uuid().notNull().references(() => packages.id),
    since: instant().notNull(),
  },
  (table) => [index("tenant_packages_package").on(table.packageId), ownTenant(table.tenantId), everyRowForAuth()],
);
