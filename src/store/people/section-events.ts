/** Audit events of an employee and their records, as far as the reader may see them. */
import { and, eq, or, sql } from "drizzle-orm";
import type { FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import { type Section, sectionsOf } from "#src/domain/people/shared/sections.ts";
import { eventsWhere, type ShownEvent } from "../shared/audit.ts";
import { idsOfRecords } from "./shared/ids-of.ts";
import type { Page, Paging } from "../shared/list-query.ts";
import { auditEvents } from "../shared/tables/audit-events.ts";
import type { Transaction } from "../database/transaction.ts";

/** Events of the employee by section, and of their records by field class. */
export async function sectionEvents(
  tx: Transaction,
  employeeId: string,
  classes: ReadonlySet<FieldClass>,
  paging: Paging,
): Promise<Page<ShownEvent>> {
  const sections = sectionsOf(classes);
  const names = sql.join(
    sections.map((section) => sql`${section}`),
    sql`, `,
  );
  const visible = sql`exists (select 1 from jsonb_array_elements(${auditEvents.changes}) change where split_part(change->>'field', '.', 1) in (${names}))`;
  const below = sql`(${auditEvents.subject}, ${auditEvents.recordId}) in (${idsOfRecords(employeeId, classes)})`;
  const page = await eventsWhere(
    tx,
    or(and(eq(auditEvents.subject, "employees"), eq(auditEvents.recordId, employeeId), visible), below),
    paging,
  );
  const seen = (field: string): boolean => sections.includes(field.split(".")[0] as Section);
  return {
    ...page,
    items: page.items.map((event) =>
      event.subject === "employees" ? { ...event, changes: event.changes.filter(({ field }) => seen(field)) } : event,
    ),
  };
}
