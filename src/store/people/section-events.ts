/** The audit events of an employee, with the fields of the sections that somebody may see. */
import { and, eq, sql } from "drizzle-orm";
import type { Section } from "#src/domain/people/sections.ts";
import { eventsWhere, type ShownEvent } from "../audit.ts";
import type { Page, Paging } from "../list-query.ts";
import { auditEvents } from "../tables/audit-events.ts";
import type { Transaction } from "../transaction.ts";

export async function sectionEvents(tx: Transaction, employeeId: string, sections: readonly Section[], paging: Paging): Promise<Page<ShownEvent>> {
  const names = sql.join(sections.map((section) => sql`${section}`), sql`, `);
  const visible = sql`exists (select 1 from jsonb_array_elements(${auditEvents.changes}) change where split_part(change->>'field', '.', 1) in (${names}))`;
  const page = await eventsWhere(tx, and(eq(auditEvents.subject, "employees"), eq(auditEvents.recordId, employeeId), visible), paging);
  const seen = (field: string): boolean => sections.includes(field.split(".")[0] as Section);
  return { ...page, items: page.items.map((event) => ({ ...event, changes: event.changes.filter(({ field }) => seen(field)) })) };
}
