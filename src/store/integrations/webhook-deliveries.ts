/** Webhook deliveries: listed for people, and processed by the sender for all tenants. */
import { and, asc, count, desc, eq, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import { attemptPauses, type DeliveryAttempt } from "#src/domain/integrations/webhooks.ts";
import { recordEvent } from "../shared/audit.ts";
import { type Page, type Paging, pageOf } from "../shared/list-query.ts";
import { notify } from "../account/shared/notifications.ts";
import type { Store } from "../database/open-store.ts";
import { webhookDeliveries, webhooks } from "./tables/webhooks.ts";
import { inAuth, inTenant, type Transaction } from "../database/transaction.ts";

type Stored = typeof webhookDeliveries.$inferSelect;

interface DeliveryFilters extends Paging {
  status?: readonly Stored["status"][] | undefined;
  event?: readonly Stored["event"][] | undefined;
}

const ofWebhook = (webhookId: string, more?: SQL) => and(eq(webhookDeliveries.webhookId, webhookId), more);

function fitting(tx: Transaction, webhookId: string, { status, event }: DeliveryFilters) {
  const where = ofWebhook(
    webhookId,
    and(
      status?.length ? inArray(webhookDeliveries.status, [...status]) : undefined,
      event?.length ? inArray(webhookDeliveries.event, [...event]) : undefined,
    ),
  );
  return {
    where,
    rows: tx
      .select()
      .from(webhookDeliveries)
      .where(where)
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id)),
  };
}

/** The newest matching deliveries, for an export. */
export async function newestDeliveries(
  tx: Transaction,
  webhookId: string,
  query: DeliveryFilters,
  max: number,
): Promise<Stored[]> {
  return fitting(tx, webhookId, query).rows.limit(max);
}

/** Newest first. */
export function deliveriesPage(tx: Transaction, webhookId: string, query: DeliveryFilters): Promise<Page<Stored>> {
  const { where, rows } = fitting(tx, webhookId, query);
  return pageOf(
    query,
    async () => (await tx.select({ total: count() }).from(webhookDeliveries).where(where))[0]?.total ?? 0,
    async (limit, offset) => rows.limit(limit).offset(offset),
  );
}

export async function findDelivery(tx: Transaction, webhookId: string, id: string): Promise<Stored | undefined> {
  return (
    await tx
      .select()
      .from(webhookDeliveries)
      .where(ofWebhook(webhookId, eq(webhookDeliveries.id, id)))
  )[0];
}

/** A due delivery, with what is needed to send it. */
export interface DueDelivery extends Pick<Stored, "id" | "tenantId" | "webhookId" | "message" | "attempts" | "tries"> {
  readonly url: string;
  readonly secret: string;
  readonly earlierSecret: string | null;
  readonly earlierSecretUntil: Date | null;
}

/** Longer than an attempt may take: deliveries of a server that died are tried again. */
const lease = 120_000;
const keptFor = 30 * 86_400_000;

const ofItsWebhook = and(
  eq(webhooks.tenantId, webhookDeliveries.tenantId),
  eq(webhooks.id, webhookDeliveries.webhookId),
);

/** Each is postponed before it is tried, so that no other server tries it too. */
export function takeDueDeliveries(store: Store, now: Date, limit: number): Promise<DueDelivery[]> {
  return inAuth(store, async (tx) => {
    const { id, tenantId, webhookId, message, attempts, tries } = webhookDeliveries;
    const { url, secret, earlierSecret, earlierSecretUntil } = webhooks;
    const due = await tx
      .select({ id, tenantId, webhookId, message, attempts, tries, url, secret, earlierSecret, earlierSecretUntil })
      .from(webhookDeliveries)
      .innerJoin(webhooks, and(ofItsWebhook, eq(webhooks.status, "active")))
      .where(and(eq(webhookDeliveries.status, "pending"), lte(webhookDeliveries.nextTryAt, now)))
      .orderBy(asc(webhookDeliveries.nextTryAt), asc(webhookDeliveries.createdAt))
      .limit(limit)
      .for("update", { of: webhookDeliveries, skipLocked: true });
    const ids = due.map((one) => one.id);
    if (ids.length > 0)
      await tx
        .update(webhookDeliveries)
        .set({ nextTryAt: new Date(now.getTime() + lease), tries: sql`${tries} + 1` })
        .where(inArray(id, ids));
    return due;
  });
}

/** When the next one is due; undefined if none is waiting. */
export async function nextDeliveryAt(store: Store): Promise<Date | undefined> {
  const [next] = await inAuth(store, (tx) =>
    tx
      .select({ at: webhookDeliveries.nextTryAt })
      .from(webhookDeliveries)
      .innerJoin(webhooks, and(ofItsWebhook, eq(webhooks.status, "active")))
      .where(eq(webhookDeliveries.status, "pending"))
      .orderBy(asc(webhookDeliveries.nextTryAt))
      .limit(1),
  );
  return next?.at;
}

/** The result of an attempt. When none are left, the webhook is paused and its creator notified. */
export async function noteAttempt(
  store: Store,
  { id, tenantId, webhookId, attempts, tries }: DueDelivery,
  attempt: DeliveryAttempt,
  arrived: boolean,
  now: Date,
): Promise<void> {
  const pause = attemptPauses[tries + 1];
  const outcome = arrived
    ? { status: "delivered" as const, deliveredAt: now }
    : pause === undefined
      ? { status: "failed" as const }
      : { nextTryAt: new Date(now.getTime() + pause * 1000) };
  await inTenant(store, tenantId, async (tx) => {
    await tx
      .update(webhookDeliveries)
      .set({ attempts: [...attempts, attempt], ...outcome })
      .where(eq(webhookDeliveries.id, id));
    if (outcome.status === "failed") await pauseFailed(tx, tenantId, webhookId, { id, now });
  });
}

/** No person triggered this: the audit trail names the webhook's creator, as for other automatic work, and the delivery instead of a request. */
async function pauseFailed(
  tx: Transaction,
  tenantId: string,
  webhookId: string,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const [paused] = await tx
    .update(webhooks)
    .set({ status: "paused", failedAt: now })
    .where(and(eq(webhooks.id, webhookId), eq(webhooks.status, "active")))
    .returning({ createdBy: webhooks.createdBy, name: webhooks.name });
  if (!paused) return;
  await notify(tx, { tenantId, now }, [paused.createdBy], {
    type: "webhook-paused",
    params: { name: paused.name },
    recordId: webhookId,
  });
  const changes = [{ field: "status", before: "active", after: "paused" }];
  await recordEvent(
    tx,
    { tenantId, userId: paused.createdBy, requestId: `delivery-${id}`, now },
    {
      companyId: null,
      action: "update",
      subject: "webhooks",
      recordId: webhookId,
      recordName: paused.name,
      changes,
      reason: "The last attempt failed",
    },
  );
}

/** Deletes deliveries that ended long ago. */
export async function dropOldDeliveries(store: Store, now: Date): Promise<void> {
  await inAuth(store, (tx) =>
    tx.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, new Date(now.getTime() - keptFor))),
  );
}
