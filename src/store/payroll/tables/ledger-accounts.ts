/** Ledger accounts of a company. */
import { sql } from "drizzle-orm";
import { check, jsonb, text, uniqueIndex } from "drizzle-orm/pg-core";
import { ledgerAccountKinds, type Posting, postings } from "#src/domain/payroll/ledger-accounts.ts";
import { companyTable } from "../../shared/tables/company-table.ts";

export const ledgerAccounts = companyTable(
  "ledger_accounts",
  {
    code: text().notNull(),
    name: text().notNull(),
    kind: text({ enum: ledgerAccountKinds }).notNull(),
    /** What payroll posts to it. */
    postings: jsonb().$type<Posting[]>().notNull(),
    description: text(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("ledger_accounts_name").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.name} collate "und-x-icu")`,
    ),
    uniqueIndex("ledger_accounts_code").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.code} collate "und-x-icu")`,
    ),
    // A posting belongs to one account.
    ...postings.map((posting) =>
      uniqueIndex(`ledger_accounts_${posting.replaceAll("-", "_")}`)
        .on(table.tenantId, table.companyId)
        .where(sql.raw(`"postings" ? '${posting}'`)),
    ),
    check("ledger_accounts_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
    check("ledger_accounts_kind", sql`${table.kind} in ('asset', 'liability', 'expense')`),
  ],
);
