/** Writes and reads the history of platform records. */
import { and, count, desc, eq, sql } from "drizzle-orm";
import { type FieldChange, withoutSecrets } from "#src/domain/shared/history.ts";
import { type Page, type Paging, pageOf } from "./list-query.ts";
import { platformEvents } from "./tables/platform-events.ts";
import { users } from "../account/tables/users.ts";
import type { Transaction } from "../database/transaction.ts";

type NewPlatformEvent = Omit<typeof platformEvents.$inferInsert, "id" | "sequence" | "previousHash" | "hash">;

export interface PlatformEvent {
  id: string;
  action: NewPlatformEvent["action"];
  /** Null for readers who may not see the platform's people. */
  by: string | null;
  requestId: string;
  changes: FieldChange[];
  at: Date;
  reason: string | null;
  /** Name of the person on whose behalf; only within a tenant. */
  actingFor?: string | null;
}

export async function recordPlatformEvent(tx: Transaction, event: NewPlatformEvent): Promise<void> {
  await tx.insert(platformEvents).values({ ...event, changes: withoutSecrets(event.changes) });
}

const eventsPerBatch = 500;

/** For a change of many records at once, in order. */
export async function recordPlatformEvents(tx: Transaction, events: readonly NewPlatformEvent[]): Promise<void> {
  for (let from = 0; from < events.length; from += eventsPerBatch) {
    await tx
      .insert(platformEvents)
      .values(
        events
          .slice(from, from + eventsPerBatch)
          .map((event) => ({ ...event, changes: withoutSecrets(event.changes) })),
      );
  }
}

export function platformEventsOf(
  tx: Transaction,
  subject: string,
  recordId: string,
  paging: Paging,
): Promise<Page<PlatformEvent>> {
  const { id, action, requestId, changes, at, reason, sequence } = platformEvents;
  const where = and(eq(platformEvents.subject, subject), eq(platformEvents.recordId, recordId));
  return pageOf(
    paging,
    async () => (await tx.select({ total: count() }).from(platformEvents).where(where))[0]?.total ?? 0,
    (limit, offset) =>
      tx
        .select({ id, action, by: users.fullName, requestId, changes, at, reason })
        .from(platformEvents)
        .leftJoin(users, eq(users.id, platformEvents.actorId))
        .where(where)
        .orderBy(desc(at), desc(sequence))
        .limit(limit)
        .offset(offset),
  );
}

/** Whether the person has changed the record; reviewing it changes nothing. */
export async function hasWorkedOn(
  tx: Transaction,
  subject: string,
  recordId: string,
  userId: string,
): Promise<boolean> {
  const own = and(
    eq(platformEvents.subject, subject),
    eq(platformEvents.recordId, recordId),
    eq(platformEvents.actorId, userId),
    sql`not ${platformEvents.changes} @> '[{"field":"reviews"}]'`,
  );
  return (await tx.select({ id: platformEvents.id }).from(platformEvents).where(own).limit(1)).length > 0;
}

/** Who last did that to the record. */
export async function whoDid(
  tx: Transaction,
  subject: string,
  recordId: string,
  action: PlatformEvent["action"],
): Promise<string | undefined> {
  const done = and(
    eq(platformEvents.subject, subject),
    eq(platformEvents.recordId, recordId),
    eq(platformEvents.action, action),
  );
  return (
    await tx
      .select({ actorId: platformEvents.actorId })
      .from(platformEvents)
      .where(done)
      .orderBy(desc(platformEvents.sequence))
      .limit(1)
  )[0]?.actorId;
}
