/** Accounts that pay goes to; one becomes active when a second person has confirmed it. */
import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accountStates, payMethods, shareKinds } from "#src/domain/people/shared/records.ts";
import { banks } from "../../platform/tables/banks.ts";
import { employeeTable } from "./employee-table.ts";
import { instant } from "../../shared/tables/policies.ts";

export const employeeBankAccounts = employeeTable(
  "employee_bank_accounts",
  {
    bankId: uuid()
      .notNull()
      .references(() => banks.id),
    branch: text(),
    accountName: text().notNull(),
    /** Encrypted; the last four characters are shown. */
    accountNoEnc: text().notNull(),
    accountNoLast4: text().notNull(),
    /** Keyed hash, to find an account entered twice. Null if it was stored before hashes existed. */
    accountNoHash: text(),
    method: text({ enum: payMethods }).notNull(),
    shareKind: text({ enum: shareKinds }).notNull(),
    /** Hundredths of a percent. */
    sharePercent: integer(),
    /** Cents of each payment. */
    shareAmount: bigint({ mode: "number" }),
    effectiveFrom: date().notNull(),
    status: text({ enum: accountStates }).notNull(),
    /** The account that this one replaces when confirmed. */
    replacesId: uuid(),
    verifiedBy: uuid(),
    verifiedAt: instant(),
    rejectReason: text(),
    /** The import that it came with. */
    importId: uuid(),
  },
  (table) => [
    index("employee_bank_accounts_import").on(table.tenantId, table.importId),
    // The account replacing an active one may have the same number.
    uniqueIndex("employee_bank_accounts_number")
      .on(table.tenantId, table.employeeId, table.bankId, table.accountNoHash, table.status)
      .where(sql`${table.status} in ('pendingVerify', 'active')`),
    check(
      "employee_bank_accounts_share",
      sql`(${table.shareKind} = 'percent') = (${table.sharePercent} is not null) and (${table.shareKind} = 'amount') = (${table.shareAmount} is not null)`,
    ),
    check(
      "employee_bank_accounts_second",
      sql`${table.status} not in ('active', 'replaced') or (${table.verifiedBy} is not null and ${table.verifiedBy} <> ${table.createdBy})`,
    ),
  ],
);
