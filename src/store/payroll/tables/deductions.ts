/** Deductions of a company. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  integer,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { companyTable } from "../../shared/tables/company-table.ts";
import { ledgerAccounts } from "./ledger-accounts.ts";

export const deductions = companyTable(
  "deductions",
  {
    name: text().notNull(),
    /** Its name in formulas, in capital letters. */
    code: text().notNull(),
    description: text(),
    calculation: text({ enum: ["fixed", "per-day", "per-hour", "percentage", "formula"] }).notNull(),
    /** Cents. */
    amount: bigint({ mode: "number" }),
    days: text({ enum: ["working", "worked", "paid", "no-pay", "calendar"] }),
    hours: text({ enum: ["normal", "overtime", "rest-day", "holiday"] }),
    rate: doublePrecision(),
    base: text({ enum: ["basic", "gross"] }),
    formula: text(),
    ground: text({ enum: ["absence", "damage", "accommodation", "advance", "loan", "other"] }).notNull(),
    consentRequired: boolean().notNull(),
    maxShare: doublePrecision(),
    priority: integer().notNull(),
    /** Of the general ledger, if not that of all pay. */
    ledgerAccountId: uuid(),
    /** First day on which the item applies as it is; former versions are kept. */
    effectiveFrom: date(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("deductions_name").on(table.tenantId, table.companyId, sql`lower(${table.name} collate "und-x-icu")`),
    uniqueIndex("deductions_code").on(table.tenantId, table.companyId, sql`lower(${table.code} collate "und-x-icu")`),
    foreignKey({
      name: "deductions_ledger_account",
      columns: [table.tenantId, table.ledgerAccountId],
      foreignColumns: [ledgerAccounts.tenantId, ledgerAccounts.id],
    }),
    check("deductions_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
