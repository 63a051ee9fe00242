/** Allowances of a company. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { companyTable } from "../../shared/tables/company-table.ts";
import { ledgerAccounts } from "./ledger-accounts.ts";

export const allowances = companyTable(
  "allowances",
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
    cpfClass: text({ enum: ["ordinary", "additional", "none"] }).notNull(),
    sdlLiable: boolean().notNull(),
    fundLiable: boolean().notNull(),
    grossRate: boolean().notNull(),
    prorated: boolean().notNull(),
    taxBox: text({
      enum: [
        "salary",
        "bonus",
        "director-fees",
        "transport-allowance",
        "entertainment-allowance",
        "other-allowance",
        "commission",
        "pension",
        "gratuity",
        "benefit-in-kind",
        "not-taxed",
      ],
    }).notNull(),
    /** Of the general ledger, if not that of all pay. */
    ledgerAccountId: uuid(),
    /** Whether employees can claim expenses that are paid as it. */
    claimable: boolean().notNull().default(false),
    /** First day on which the item applies as it is; former versions are kept. */
    effectiveFrom: date(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("allowances_name").on(table.tenantId, table.companyId, sql`lower(${table.name} collate "und-x-icu")`),
    uniqueIndex("allowances_code").on(table.tenantId, table.companyId, sql`lower(${table.code} collate "und-x-icu")`),
    foreignKey({
      name: "allowances_ledger_account",
      columns: [table.tenantId, table.ledgerAccountId],
      foreignColumns: [ledgerAccounts.tenantId, ledgerAccounts.id],
    }),
    check("allowances_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
