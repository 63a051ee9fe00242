/** Change requests of employees for their own record, and their outcome. */
import { sql } from "drizzle-orm";
import { check, index, jsonb, text, uuid } from "drizzle-orm/pg-core";
import { changeSections, changeStates, type SealedChange } from "#src/domain/people/change-requests.ts";
import { employeeTable } from "./employee-table.ts";
import { instant } from "../../shared/tables/policies.ts";

export const changeRequests = employeeTable(
  "change_requests",
  {
    section: text({ enum: changeSections }).notNull(),
    /** Values before the request and requested ones; identity numbers are encrypted. */
    before: jsonb().$type<SealedChange>().notNull(),
    after: jsonb().$type<SealedChange>().notNull(),
    /** The passport or dependant it is about, or the unconfirmed bank account. */
    recordId: uuid(),
    /** What is written into that record, with numbers encrypted. */
    fields: jsonb().$type<SealedChange>(),
    note: text(),
    /** A stored file as evidence. */
    fileId: uuid(),
    status: text({ enum: changeStates }).notNull(),
    decidedAt: instant(),
    decidedBy: uuid(),
    decisionNote: text(),
  },
  (table) => [
    index("change_requests_record").on(table.tenantId, table.recordId),
    index("change_requests_list").on(table.tenantId, table.companyId, table.status, table.createdAt),
    check("change_requests_state", sql`${table.status} in ('submitted', 'approved', 'rejected', 'withdrawn')`),
    check("change_requests_decision", sql`(${table.status} = 'submitted') = (${table.decidedAt} is null)`),
  ],
);
