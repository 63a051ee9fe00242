/** Writes and reads the history of records. */
import { and, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type FieldChange, type FieldValue, withoutSecrets } from "#src/domain/shared/history.ts";
import { withoutIdentityNumbers } from "#src/domain/statutory/identifiers/mask.ts";
import { purgedChanges } from "#src/domain/people/purged-changes.ts";
import { type Page, type Paging, pageOf } from "./list-query.ts";
import { auditEvents } from "./tables/audit-events.ts";
import { users } from "../account/tables/users.ts";
import { rowsPerBatch } from "../database/insert-rows.ts";
import type { Transaction } from "../database/transaction.ts";
import { queueChanges } from "../integrations/shared/webhook-queue.ts";

export type AuditAction = (typeof auditEvents.$inferSelect)["action"];

/** The actor, tenant, request and time. */
export interface Actor {
  tenantId: string;
  userId: string;
  requestId: string;
  now: Date;
  /** On whose behalf, if not the actor's own. */
  actingForId?: string;
}

export interface AuditEvent {
  companyId: string | null;
  action: AuditAction;
  subject: string;
  recordId: string;
  recordName: string;
  changes: FieldChange[];
  reason?: string;
}

/** In the transaction of the change itself; the database links the event to the previous one. Webhooks are queued with it. */
export function recordEvent(tx: Transaction, actor: Actor, event: AuditEvent): Promise<void> {
  return recordEvents(tx, actor, [event]);
}

/** The events of one call that changes many records. */
export async function recordEvents(
  tx: Transaction,
  { tenantId, userId, actingForId, requestId, now }: Actor,
  events: readonly AuditEvent[],
): Promise<void> {
  const rows = events.map((event) => ({
    ...event,
    changes: withoutSecrets(event.changes),
    tenantId,
    actorId: userId,
    actingForId,
    requestId,
    at: now,
  }));
  for (let from = 0; from < rows.length; from += rowsPerBatch)
    await tx.insert(auditEvents).values(rows.slice(from, from + rowsPerBatch));
  await queueChanges(tx, { tenantId, now }, events);
}

const actingFor = alias(users, "acting_for");

/** What a later purge recorded about the event's record, or about the event itself. */
const purge = (what: SQL, order: SQL) =>
  sql`(select ${what} from purged_records purged where purged.tenant_id = audit_events.tenant_id and purged.record_id in (audit_events.record_id, audit_events.id) and purged.through >= audit_events.sequence order by ${order} limit 1)`;

const ofPurgedTenant = sql`exists (select from tenants where tenants.id = audit_events.tenant_id and tenants.status = 'purged')`;

/** Same rule as `withoutIdentityNumbers`: earlier events named work passes by their full number. */
function withoutNumbers(text: SQL): SQL {
  return sql`regexp_replace(${text}, '(?<![A-Za-z0-9])[STFGMstfgm][0-9]{4}([0-9]{3}[A-Za-z])(?![A-Za-z0-9])', '••••\\1', 'g')`;
}

/** The name in the event, or its replacement since the person or the whole tenant was purged. */
export const nameToRead = sql<string>`case when ${ofPurgedTenant} then '•••' else coalesce(${purge(sql`purged.name`, sql`purged.name nulls last`)}, ${withoutNumbers(sql`audit_events.record_name`)}) end`;
/** Whether the person the record is about, or one named in the event, was purged since; for a purged tenant every event. */
export type Purged = "record" | "event" | null;
const isEvent = sql`purged.record_id = audit_events.id`;
export const purgedOf = sql<Purged>`case when ${ofPurgedTenant} then 'event' else ${purge(sql`case when ${isEvent} then 'event' else 'record' end`, sql`${isEvent} desc`)} end`;

const text = (value: FieldValue): FieldValue => (typeof value === "string" ? withoutIdentityNumbers(value) : value);
const withoutNumber = ({ field, before, after }: FieldChange): FieldChange => ({
  field,
  before: text(before),
  after: text(after),
});

/** The trail is never changed; what identifies a purged person is left out on reading. */
export function toRead<
  Event extends { subject: string; reason: string | null; changes: FieldChange[]; purged: Purged },
>({ purged, ...event }: Event): Omit<Event, "purged"> {
  if (purged !== null)
    return {
      ...event,
      reason: event.reason && "•••",
      changes: purgedChanges(purged === "record" ? event.subject : null, event.changes),
    };
  return { ...event, changes: event.changes.map(withoutNumber) };
}

const shown = {
  id: auditEvents.id,
  action: auditEvents.action,
  subject: auditEvents.subject,
  recordId: auditEvents.recordId,
  recordName: nameToRead,
  purged: purgedOf,
  changes: auditEvents.changes,
  requestId: auditEvents.requestId,
  at: auditEvents.at,
  reason: auditEvents.reason,
  by: users.fullName,
  actingFor: actingFor.fullName,
};

const newestFirst = [desc(auditEvents.at), desc(auditEvents.sequence)];

export type ShownEvent = Awaited<ReturnType<typeof events>>[number];

async function events(tx: Transaction, where: SQL | undefined, limit: number, offset = 0) {
  const rows = await tx
    .select(shown)
    .from(auditEvents)
    .innerJoin(users, eq(users.id, auditEvents.actorId))
    .leftJoin(actingFor, eq(actingFor.id, auditEvents.actingForId))
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  return rows.map(toRead);
}

/** How far the feed looks back, so that a reader with few permissions does not cause a full scan. */
const lookedAt = 500;

/** The newest events of a company that match the condition. */
export function latestEvents(tx: Transaction, companyId: string, limit: number, readable: SQL) {
  const newest = tx
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(eq(auditEvents.companyId, companyId))
    .orderBy(...newestFirst)
    .limit(lookedAt);
  return events(tx, and(inArray(auditEvents.id, newest), readable), limit);
}

export function eventsOf(
  tx: Transaction,
  subject: string,
  recordId: string,
  paging: Paging,
): Promise<Page<ShownEvent>> {
  return eventsWhere(tx, and(eq(auditEvents.subject, subject), eq(auditEvents.recordId, recordId)), paging);
}

/** Whether the person has changed the record, other than by reviewing it. */
export async function hasChanged(tx: Transaction, subject: string, recordId: string, userId: string): Promise<boolean> {
  const own = and(
    eq(auditEvents.subject, subject),
    eq(auditEvents.recordId, recordId),
    eq(auditEvents.actorId, userId),
    sql`not ${auditEvents.changes} @> '[{"field":"reviews"}]'`,
  );
  return (await tx.select({ id: auditEvents.id }).from(auditEvents).where(own).limit(1)).length > 0;
}

export async function eventsWhere(tx: Transaction, where: SQL | undefined, paging: Paging): Promise<Page<ShownEvent>> {
  return pageOf(
    paging,
    async () => (await tx.select({ total: count() }).from(auditEvents).where(where))[0]?.total ?? 0,
    (limit, offset) => events(tx, where, limit, offset),
  );
}
