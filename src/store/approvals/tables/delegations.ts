/** Delegations of approvals: who decides in whose place, for a period. */
import { sql } from "drizzle-orm";
import { check, date, foreignKey, index, jsonb, text, uuid } from "drizzle-orm/pg-core";
import type { ApprovalKind } from "#src/domain/approvals/shared/vocabulary.ts";
import { users } from "../../account/tables/users.ts";
import { companyTable } from "../../shared/tables/company-table.ts";

export const delegations = companyTable(
  "delegations",
  {
    approverId: uuid().notNull(),
    delegateId: uuid().notNull(),
    /** Both days inclusive. */
    from: date().notNull(),
    to: date().notNull(),
    /** All kinds if empty. */
    scopes: jsonb().$type<ApprovalKind[]>().notNull(),
    note: text(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    foreignKey({
      name: "delegations_approver",
      columns: [table.tenantId, table.approverId],
      foreignColumns: [users.tenantId, users.id],
    }),
    foreignKey({
      name: "delegations_delegate",
      columns: [table.tenantId, table.delegateId],
      foreignColumns: [users.tenantId, users.id],
    }),
    index("delegations_of_delegate").on(table.tenantId, table.companyId, table.delegateId),
    check("delegations_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
    check("delegations_days", sql`${table.from} <= ${table.to}`),
    check("delegations_other", sql`${table.approverId} <> ${table.delegateId}`),
  ],
);
