/** Bank accounts that a company pays from. */
import { sql } from "drizzle-orm";
import { boolean, check, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { banks } from "../../platform/tables/banks.ts";
import { companyTable } from "../../shared/tables/company-table.ts";

export const companyBankAccounts = companyTable(
  "company_bank_accounts",
  {
    bankId: uuid()
      .notNull()
      .references(() => banks.id),
    accountName: text().notNull(),
    /** Encrypted; the last four characters are shown. */
    accountNoEnc: text().notNull(),
    accountNoLast4: text().notNull(),
    /** Keyed hash, to find an account entered twice. Null if it was stored before hashes existed. */
    accountNoHash: text(),
    /** The company's id with the bank in payment files. */
    orgId: text(),
    format: text({ enum: ["dbs-uff", "ocbc-giro", "uob-fast", "iso20022", "none"] }).notNull(),
    /** At most one per company, and never an archived one. */
    primary: boolean().notNull(),
    status: text({ enum: ["active", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("company_bank_accounts_primary")
      .on(table.tenantId, table.companyId)
      .where(sql`${table.primary}`),
    uniqueIndex("company_bank_accounts_number")
      .on(table.tenantId, table.companyId, table.bankId, table.accountNoHash)
      .where(sql`${table.status} = 'active'`),
    check(
      "company_bank_accounts_format",
      sql`${table.format} in ('dbs-uff', 'ocbc-giro', 'uob-fast', 'iso20022', 'none')`,
    ),
    check(
      "company_bank_accounts_status",
      sql`${table.status} = 'active' or (${table.status} = 'archived' and not ${table.primary})`,
    ),
  ],
);
