/** Companies of a tenant: their details for authorities, banks and employees. */
import { sql } from "drizzle-orm";
import { boolean, check, date, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { quotaSectors } from "#src/domain/people/shared/records.ts";
import { tenantTable } from "../../shared/tables/tenant-table.ts";

export const companies = tenantTable(
  "companies",
  {
    name: text().notNull(),
    code: text(),
    /** Unknown until someone sets up a company created by registration. */
    uen: text(),
    /** CPF submission numbers. */
    csn: jsonb().$type<string[]>().notNull().default([]),
    taxRef: text(),
    industrySsic: text(),
    /** MOM's sector for the quota and levy of work permits. */
    mwSector: text({ enum: quotaSectors }),
    incorporationDate: date(),
    parentCompanyId: uuid(),
    /** Address in parts, as forms of the authorities ask for it. */
    block: text(),
    street: text(),
    unit: text(),
    building: text(),
    postal: text(),
    phone: text(),
    email: text(),
    website: text(),
    payrollContact: text(),
    aisEnrolled: boolean().notNull().default(false),
    currency: text().notNull().default("SGD"),
    tz: text().notNull().default("Asia/Singapore"),
    /** A small image as a data URL. */
    logo: text(),
    status: text({ enum: ["active", "inactive", "archived"] })
      .notNull()
      .default("active"),
  },
  (table) => [
    uniqueIndex("companies_name").on(table.tenantId, sql`lower(${table.name} collate "und-x-icu")`),
    uniqueIndex("companies_code").on(table.tenantId, sql`lower(${table.code} collate "und-x-icu")`),
    uniqueIndex("companies_uen").on(table.tenantId, table.uen),
    check("companies_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
    check(
      "companies_mw_sector",
      sql`${table.mwSector} in ('services', 'manufacturing', 'construction', 'marine', 'process')`,
    ),
    check("companies_logo", sql`length(${table.logo}) <= 150000`),
  ],
);
