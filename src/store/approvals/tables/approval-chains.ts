/** Approval chains of a company: who decides requests of a kind, step by step. */
import { sql } from "drizzle-orm";
import { check, index, jsonb, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ChainStep } from "#src/domain/approvals/shared/chain.ts";
import { approvalKinds } from "#src/domain/approvals/shared/vocabulary.ts";
import { companyTable } from "../../shared/tables/company-table.ts";

export const approvalChains = companyTable(
  "approval_chains",
  {
    name: text().notNull(),
    kind: text({ enum: approvalKinds }).notNull(),
    /** For everyone if empty. */
    departmentIds: jsonb().$type<string[]>().notNull(),
    steps: jsonb().$type<ChainStep[]>().notNull(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("approval_chains_name").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.name} collate "und-x-icu")`,
    ),
    index("approval_chains_kind").on(table.tenantId, table.companyId, table.kind),
    check("approval_chains_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
