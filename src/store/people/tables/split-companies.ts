/** Work of one employee for several companies of the tenant, each paying its part. */
import { sql } from "drizzle-orm";
import { check, date, foreignKey, jsonb, text, uuid, uniqueIndex } from "drizzle-orm/pg-core";
import { type SplitLeg, splitPayers, splitStates } from "#src/domain/people/shared/records.ts";
import { companies } from "../../company/tables/companies.ts";
import { employeeTable } from "./employee-table.ts";

export const splitCompanies = employeeTable(
  "split_companies",
  {
    /** The company that pays, if one pays for all. */
    leadCompanyId: uuid().notNull(),
    /** Whether it pays all and charges the others, or each company pays its own employment. */
    paidBy: text({ enum: splitPayers }).notNull().default("lead"),
    legs: jsonb().$type<SplitLeg[]>().notNull(),
    from: date().notNull(),
    to: date(),
    note: text(),
    status: text({ enum: splitStates }).notNull(),
  },
  (table) => [
    uniqueIndex("split_companies_active")
      .on(table.tenantId, table.employeeId)
      .where(sql`${table.status} = 'active'`),
    foreignKey({
      name: "split_companies_lead",
      columns: [table.tenantId, table.leadCompanyId],
      foreignColumns: [companies.tenantId, companies.id],
    }),
    check("split_companies_paid_by", sql`${table.paidBy} in ('lead', 'each')`),
    check("split_companies_days", sql`${table.to} >= ${table.from}`),
  ],
);
