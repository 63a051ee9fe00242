/** Allowances and deductions of employees, and what pay runs have taken of them. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { type MonthAmount, payItemModes } from "#src/domain/payroll/assigned-amount.ts";
import { employeeTable } from "../../people/tables/employee-table.ts";
import { files } from "../../shared/tables/files.ts";
import { allowances } from "./allowances.ts";
import { deductions } from "./deductions.ts";
import { expenseClaims } from "./expense-claims.ts";

export const payItemStates = ["draft", "active", "completed", "stopped"] as const;

export const employeePayItems = employeeTable(
  "employee_pay_items",
  {
    /** One of the two. */
    allowanceId: uuid(),
    deductionId: uuid(),
    mode: text({ enum: payItemModes }).notNull(),
    /** Cents of a month, day or hour; the usual amount of the item if null. */
    amount: bigint({ mode: "number" }),
    /** Hundredths, which multiply a fixed amount. */
    quantity: integer(),
    fromMonth: text().notNull(),
    toMonth: text(),
    /** Cents, paid or repaid in instalments. */
    total: bigint({ mode: "number" }),
    instalments: integer(),
    amounts: jsonb().$type<MonthAmount[]>().notNull(),
    skipped: jsonb().$type<string[]>().notNull(),
    settleMonth: text(),
    reason: text(),
    fileId: uuid(),
    /** The day on which the employee agreed in writing. */
    consentOn: date(),
    status: text({ enum: payItemStates }).notNull(),
  },
  (table) => [
    foreignKey({
      name: "employee_pay_items_allowance",
      columns: [table.tenantId, table.allowanceId],
      foreignColumns: [allowances.tenantId, allowances.id],
    }),
    foreignKey({
      name: "employee_pay_items_deduction",
      columns: [table.tenantId, table.deductionId],
      foreignColumns: [deductions.tenantId, deductions.id],
    }),
    foreignKey({
      name: "employee_pay_items_file",
      columns: [table.tenantId, table.fileId],
      foreignColumns: [files.tenantId, files.id],
    }),
    index("employee_pay_items_list").on(table.tenantId, table.companyId, table.fromMonth),
    // An item has one amount for a month: entered twice, the second entry changes the first.
    uniqueIndex("employee_pay_items_month_allowance")
      .on(table.tenantId, table.employeeId, table.allowanceId, table.fromMonth)
      .where(sql`${table.mode} = 'payroll' and ${table.status} <> 'stopped'`),
    uniqueIndex("employee_pay_items_month_deduction")
      .on(table.tenantId, table.employeeId, table.deductionId, table.fromMonth)
      .where(sql`${table.mode} = 'payroll' and ${table.status} <> 'stopped'`),
    check("employee_pay_items_item", sql`(${table.allowanceId} is null) <> (${table.deductionId} is null)`),
    check("employee_pay_items_months", sql`${table.toMonth} is null or ${table.toMonth} >= ${table.fromMonth}`),
    check(
      "employee_pay_items_instalments",
      sql`(${table.total} is null) = (${table.instalments} is null) and (${table.instalments} is null or ${table.instalments} > 0)`,
    ),
  ],
);

/** What a locked pay run has taken, and what its reversal has given back. Never changed. */
export const payItemTakings = employeeTable(
  "pay_item_takings",
  {
    employeePayItemId: uuid(),
    expenseClaimId: uuid(),
    /** Null if it was repaid outside payroll. */
    runId: uuid(),
    periodId: uuid(),
    month: text().notNull(),
    /** Cents; negative if reversed. */
    amount: bigint({ mode: "number" }).notNull(),
    reversal: boolean().notNull(),
  },
  (table) => [
    foreignKey({
      name: "pay_item_takings_item",
      columns: [table.tenantId, table.employeePayItemId],
      foreignColumns: [employeePayItems.tenantId, employeePayItems.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "pay_item_takings_claim",
      columns: [table.tenantId, table.expenseClaimId],
      foreignColumns: [expenseClaims.tenantId, expenseClaims.id],
    }).onDelete("cascade"),
    uniqueIndex("pay_item_takings_of_item").on(table.tenantId, table.employeePayItemId, table.runId, table.reversal),
    uniqueIndex("pay_item_takings_of_claim").on(table.tenantId, table.expenseClaimId, table.runId, table.reversal),
    check("pay_item_takings_source", sql`(${table.employeePayItemId} is null) <> (${table.expenseClaimId} is null)`),
  ],
);
