/** Clients of a company, for whom it runs projects. */
import { sql } from "drizzle-orm";
import { check, jsonb, text, uniqueIndex } from "drizzle-orm/pg-core";
import { companyTable } from "../../shared/tables/company-table.ts";

export interface ClientContact {
  name: string;
  role?: string | null;
  email?: string | null;
  phone?: string | null;
}

export const clients = companyTable(
  "clients",
  {
    name: text().notNull(),
    code: text(),
    uen: text(),
    contacts: jsonb().$type<ClientContact[]>().notNull().default([]),
    billingAddress: text(),
    billingEmail: text(),
    billingCurrency: text().notNull().default("SGD"),
    notes: text(),
    status: text({ enum: ["active", "inactive", "archived"] })
      .notNull()
      .default("active"),
  },
  (table) => [
    uniqueIndex("clients_name").on(table.tenantId, table.companyId, sql`lower(${table.name} collate "und-x-icu")`),
    uniqueIndex("clients_code").on(table.tenantId, table.companyId, sql`lower(${table.code} collate "und-x-icu")`),
    check("clients_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
