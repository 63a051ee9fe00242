/**
 * Which audit events a reader may see, and which parts: the same as of the records they are about. The activity feed
 * and the audit log both use this, so that neither shows more than the records themselves.
 */
import { type SQL, sql } from "drizzle-orm";
import { borrowedSubjects, subjectToRead } from "#src/domain/access/event-subjects.ts";
import { type FieldClass, fieldClasses } from "#src/domain/access/shared/vocabulary.ts";
import { documentClasses } from "#src/domain/people/shared/records.ts";
import { sectionsOf } from "#src/domain/people/shared/sections.ts";
import { knownElements } from "../access/shared/access.ts";
import { ofClass } from "../people/shared/change-requests.ts";
import { recordKinds } from "../people/shared/ids-of.ts";
import type { Condition } from "../people/shared/reach.ts";
import { auditEvents } from "./tables/audit-events.ts";
import type { Transaction } from "../database/transaction.ts";

/** What a reader may see in one company. */
export interface EventReader {
  readonly mayRead: (subject: string) => boolean;
  /** The employees whose fields of the class may be read; undefined for everyone's. */
  readonly whereReadable: (name: FieldClass) => Condition;
}

const list = (texts: readonly string[]): SQL =>
  sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  );
const anyOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`;

/** A deleted employee is within reach only of readers who reach everyone. */
const isAmong = (employeeId: SQL, condition: Condition): SQL =>
  condition === undefined
    ? sql`true`
    : sql`exists (select from employees where employees.tenant_id = ${auditEvents.tenantId} and employees.id = ${employeeId} and ${condition})`;

/** A record of an employee, by its class; the owner of a deleted one is unknown. */
function ofRecord(table: string, condition: Condition, more = sql``): SQL {
  const record = sql`select from ${sql.identifier(table)} record where record.tenant_id = ${auditEvents.tenantId} and record.id = ${auditEvents.recordId}`;
  return sql`exists (${record}${more} and ${isAmong(sql`record.employee_id`, condition)})`;
}

/** Records that each have their own class. */
function byOwnClass(
  table: string,
  column: string,
  { whereReadable }: EventReader,
  classes: readonly FieldClass[],
): SQL {
  const each = classes.map((name) =>
    ofRecord(table, whereReadable(name), sql` and record.${sql.identifier(column)} = ${name}`),
  );
  return anyOf([...each, ...(classes.every((name) => whereReadable(name) === undefined) ? [sql`true`] : [])]);
}

const readableOf: Readonly<Record<string, (reader: EventReader) => SQL>> = {
  employees: ({ whereReadable }) =>
    anyOf([
      sql`(jsonb_array_length(${auditEvents.changes}) = 0 and ${isAmong(sql`${auditEvents.recordId}`, whereReadable("public"))})`,
      ...fieldClasses.map(
        (name) => sql`(${isAmong(sql`${auditEvents.recordId}`, whereReadable(name))} and exists (
        select from jsonb_array_elements(${auditEvents.changes}) change where split_part(change->>'field', '.', 1) in (${list(sectionsOf(new Set([name])))})))`,
      ),
    ]),
  files: (reader) => byOwnClass("files", "class", reader, fieldClasses),
  "change-requests": ({ whereReadable }) => {
    const conditions = {
      personal: whereReadable("personal"),
      identity: whereReadable("identity"),
      pay: whereReadable("pay"),
    };
    return sql`exists (select from change_requests record join employees on employees.tenant_id = record.tenant_id and employees.id = record.employee_id
      where record.tenant_id = ${auditEvents.tenantId} and record.id = ${auditEvents.recordId} and ${ofClass(sql`record.section`, conditions)})`;
  },
  ...Object.fromEntries(
    recordKinds.map(({ subject, table, class: of }) => [
      subject,
      (reader: EventReader): SQL => {
        if (of === "visibility") return byOwnClass(table, of, reader, documentClasses);
        const condition = reader.whereReadable(of);
        return condition === undefined ? sql`true` : ofRecord(table, condition);
      },
    ]),
  ),
};

export const isAboutEmployees = (subject: string): boolean => subject in readableOf;

/** For events of the tenant as a whole: they are not about an employee. */
export const tenantReader = (mayRead: EventReader["mayRead"]): EventReader => ({
  mayRead,
  whereReadable: () => sql`false`,
});

/** Subjects of events that are not about an employee. */
export async function otherSubjects(tx: Transaction): Promise<string[]> {
  const opened = (await knownElements(tx)).flatMap(({ contractOps }) => contractOps);
  return [...new Set([...opened, ...borrowedSubjects])].filter((subject) => !isAboutEmployees(subject));
}

/** Whether the reader may open the record of an event: a condition of a query over events. */
export function isReadable(reader: EventReader, others: readonly string[]): SQL<boolean> {
  const cases = Object.entries(readableOf).map(
    ([subject, condition]) => sql`when ${subject} then ${condition(reader)}`,
  );
  const open = others.filter((subject) => reader.mayRead(subjectToRead(subject)));
  return sql<boolean>`case ${auditEvents.subject} ${sql.join(cases, sql` `)} else ${open.length === 0 ? sql`false` : sql`${auditEvents.subject} in (${list(open)})`} end`;
}

/** The classes that the reader may read of the employee an event is about. */
export function classesToRead({ whereReadable }: EventReader): SQL<FieldClass[]> {
  const each = fieldClasses.map(
    (name) => sql`case when ${isAmong(sql`${auditEvents.recordId}`, whereReadable(name))} then ${name} end`,
  );
  return sql<FieldClass[]>`array_remove(array[${sql.join(each, sql`, `)}]::text[], null)`;
}
