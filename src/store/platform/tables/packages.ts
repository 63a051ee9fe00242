/** Packages that tenants subscribe to, and their modules. */
import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ModuleLimits } from "#src/domain/access/shared/module-limits.ts";
import { packageStates } from "#src/domain/access/shared/vocabulary.ts";
import { modules } from "./modules.ts";
import { platformTable } from "../../shared/tables/platform-table.ts";
import { hiddenUnless } from "../../shared/tables/policies.ts";

export const packages = platformTable(
  "packages",
  {
    code: text().notNull(),
    name: text().notNull(),
    priceMonthly: bigint({ mode: "number" }).notNull(),
    priceYearly: bigint({ mode: "number" }).notNull(),
    seatLimit: integer(),
    companyLimit: integer(),
    trialDays: integer().notNull(),
    popular: boolean().notNull(),
    status: text({ enum: packageStates }).notNull(),
  },
  (table) => [
    uniqueIndex("packages_code").on(sql`lower(${table.code})`),
    check("packages_status", sql`${table.status} in ('draft', 'published', 'retired')`),
    hiddenUnless(sql`${table.status} <> 'draft'`),
  ],
);

export const packageModules = platformTable(
  "package_modules",
  {
    packageId: uuid()
      .notNull()
      .references(() => packages.id),
    moduleId: uuid()
      .notNull()
      .references(() => modules.id),
    limits: jsonb().$type<ModuleLimits>().notNull(),
    status: text({ enum: ["active"] }).notNull(),
  },
  (table) => [
    uniqueIndex("package_modules_pair").on(table.packageId, table.moduleId),
    index("package_modules_module").on(table.moduleId),
  ],
);
