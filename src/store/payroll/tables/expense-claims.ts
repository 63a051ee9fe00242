/** Expense claims: what employees have spent for the company and get back with their pay. */
import { sql } from "drizzle-orm";
import { bigint, check, date, foreignKey, index, jsonb, text, uuid } from "drizzle-orm/pg-core";
import { projects } from "../../company/tables/projects.ts";
import { employeeTable } from "../../people/tables/employee-table.ts";
import { instant } from "../../shared/tables/policies.ts";
import { allowances } from "./allowances.ts";

export const claimStates = ["submitted", "approved", "rejected", "withdrawn", "paid"] as const;

export const expenseClaims = employeeTable(
  "expense_claims",
  {
    /** What it is paid as. */
    allowanceId: uuid().notNull(),
    spentOn: date().notNull(),
    /** Cents, with tax. */
    amount: bigint({ mode: "number" }).notNull(),
    /** GST in cents, part of the amount. */
    tax: bigint({ mode: "number" }),
    description: text().notNull(),
    projectId: uuid(),
    fileIds: jsonb().$type<string[]>().notNull(),
    status: text({ enum: claimStates }).notNull(),
    decidedBy: uuid(),
    decidedAt: instant(),
    comment: text(),
  },
  (table) => [
    foreignKey({
      name: "expense_claims_allowance",
      columns: [table.tenantId, table.allowanceId],
      foreignColumns: [allowances.tenantId, allowances.id],
    }),
    foreignKey({
      name: "expense_claims_project",
      columns: [table.tenantId, table.projectId],
      foreignColumns: [projects.tenantId, projects.id],
    }),
    index("expense_claims_list").on(table.tenantId, table.companyId, table.spentOn),
    check(
      "expense_claims_amount",
      sql`${table.amount} > 0 and (${table.tax} is null or ${table.tax} between 0 and ${table.amount})`,
    ),
  ],
);
