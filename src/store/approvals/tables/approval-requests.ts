/** Requests for approval: the steps that one goes through, and who decides the current one. */
import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ChainStep } from "#src/domain/approvals/shared/chain.ts";
import { approvalKinds, approvalRights, approvalStates } from "#src/domain/approvals/shared/vocabulary.ts";
import { employeeTable } from "../../people/tables/employee-table.ts";
import { instant } from "../../shared/tables/policies.ts";

export const approvalRequests = employeeTable(
  "approval_requests",
  {
    kind: text({ enum: approvalKinds }).notNull(),
    /** The record that it is about. */
    subject: text({
      enum: [
        "change-requests",
        "bank-accounts",
        "transfers",
        "confirmations",
        "leaves",
        "manual-attendance",
        "timesheets",
        "shift-swaps",
        "expense-claims",
      ],
    }).notNull(),
    recordId: uuid().notNull(),
    section: text(),
    /** What a role must allow for the decision to take effect. */
    right: text({ enum: approvalRights }).notNull(),
    /** Cents. */
    amount: bigint({ mode: "number" }),
    /** Accounts whose request it is: they never decide it. */
    makers: jsonb().$type<string[]>().notNull(),
    chainId: uuid(),
    chainName: text(),
    /** As they were when the request was made: later changes of the chain apply to new requests. */
    steps: jsonb().$type<ChainStep[]>().notNull(),
    /** Counted from 1. */
    step: integer().notNull(),
    /** The accounts that decide the current step. */
    approvers: jsonb().$type<string[]>().notNull(),
    /** Whether everyone permitted may decide it. */
    open: boolean().notNull(),
    escalatedTo: jsonb().$type<string[]>().notNull(),
    dueAt: instant(),
    status: text({ enum: approvalStates }).notNull(),
    decidedAt: instant(),
    decidedBy: uuid(),
    comment: text(),
  },
  (table) => [
    index("approval_requests_list").on(table.tenantId, table.companyId, table.status, table.createdAt),
    uniqueIndex("approval_requests_open")
      .on(table.tenantId, table.recordId)
      .where(sql`${table.status} in ('draft', 'submitted', 'cancelRequested')`),
    index("approval_requests_due")
      .on(table.tenantId, table.dueAt)
      .where(sql`${table.status} = 'submitted'`),
    check("approval_requests_step", sql`${table.step} between 1 and jsonb_array_length(${table.steps})`),
    check(
      "approval_requests_decision",
      sql`(${table.status} in ('draft', 'submitted')) = (${table.decidedAt} is null)`,
    ),
  ],
);
