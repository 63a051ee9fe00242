/** What happened to a request for approval: each decision with its step, and in whose place it was made. */
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { approvalActions } from "#src/domain/approvals/shared/vocabulary.ts";
import { instant, ownTenant } from "../../shared/tables/policies.ts";
import { approvalRequests } from "./approval-requests.ts";

export const approvalDecisions = pgTable(
  "approval_decisions",
  {
    id: uuid().notNull().defaultRandom(),
    tenantId: uuid().notNull(),
    requestId: uuid().notNull(),
    step: integer().notNull(),
    action: text({ enum: approvalActions }).notNull(),
    /** Null if it happened by itself, such as an escalation. */
    userId: uuid(),
    actedForId: uuid(),
    /** Whether a role of the person deciding, or of the approver in whose place, permitted the change. */
    permitted: boolean().notNull(),
    comment: text(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      name: "approval_decisions_request",
      columns: [table.tenantId, table.requestId],
      foreignColumns: [approvalRequests.tenantId, approvalRequests.id],
    }).onDelete("cascade"),
    index("approval_decisions_list").on(table.tenantId, table.requestId, table.at),
    ownTenant(table.tenantId),
  ],
);
