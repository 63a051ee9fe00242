/** Grades: rank, pay range, notice and probation of a company's jobs. */
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { companyTable } from "../../shared/tables/company-table.ts";

export const grades = companyTable(
  "grades",
  {
    name: text().notNull(),
    rank: integer().notNull(),
    payMin: bigint({ mode: "number" }),
    payMid: bigint({ mode: "number" }),
    payMax: bigint({ mode: "number" }),
    defaultLeavePolicyId: uuid(),
    noticeDays: integer().notNull(),
    probationMonths: integer().notNull(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("grades_name").on(table.tenantId, table.companyId, sql`lower(${table.name} collate "und-x-icu")`),
    index("grades_rank").on(table.tenantId, table.companyId, table.rank),
    check(
      "grades_pay_range",
      sql`${table.payMin} <= ${table.payMax} and ${table.payMin} <= ${table.payMid} and ${table.payMid} <= ${table.payMax}`,
    ),
    check("grades_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
