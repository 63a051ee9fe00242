/** Former versions of allowances and deductions, with the day from which each no longer applies. */
import { sql } from "drizzle-orm";
import { check, date, foreignKey, jsonb, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { companyTable } from "../../shared/tables/company-table.ts";
import { allowances } from "./allowances.ts";
import { deductions } from "./deductions.ts";

export const payItemVersions = companyTable(
  "pay_item_versions",
  {
    /** One of the two. */
    allowanceId: uuid(),
    deductionId: uuid(),
    /** The first day of the version after it. */
    until: date().notNull(),
    /** The columns of the item as they were. */
    fields: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    foreignKey({
      name: "pay_item_versions_allowance",
      columns: [table.tenantId, table.allowanceId],
      foreignColumns: [allowances.tenantId, allowances.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "pay_item_versions_deduction",
      columns: [table.tenantId, table.deductionId],
      foreignColumns: [deductions.tenantId, deductions.id],
    }).onDelete("cascade"),
    uniqueIndex("pay_item_versions_of_allowance").on(table.tenantId, table.allowanceId, table.until),
    uniqueIndex("pay_item_versions_of_deduction").on(table.tenantId, table.deductionId, table.until),
    check("pay_item_versions_item", sql`(${table.allowanceId} is null) <> (${table.deductionId} is null)`),
  ],
);
