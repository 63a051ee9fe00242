/** Key employment terms: what was agreed, as written down at the time. */
import { sql } from "drizzle-orm";
import { check, date, integer, jsonb, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { KetTerms } from "#src/domain/people/ket.ts";
import { ketStates } from "#src/domain/people/shared/records.ts";
import { employeeTable } from "./employee-table.ts";
import { instant } from "../../shared/tables/policies.ts";

export const kets = employeeTable(
  "kets",
  {
    /** Numbered per employee. */
    number: integer().notNull(),
    terms: jsonb().$type<KetTerms>().notNull(),
    /** The legal deadline for issuing them. */
    dueOn: date().notNull(),
    issuedOn: date(),
    acknowledgedAt: instant(),
    status: text({ enum: ketStates }).notNull(),
  },
  (table) => [
    uniqueIndex("kets_number").on(table.tenantId, table.employeeId, table.number),
    uniqueIndex("kets_draft")
      .on(table.tenantId, table.employeeId)
      .where(sql`${table.status} = 'draft'`),
    check("kets_issued", sql`${table.status} = 'draft' or ${table.issuedOn} is not null`),
  ],
);
