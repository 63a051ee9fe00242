/** The queue of webhook messages: written in the transaction of the change, sent afterwards. */
import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { type Change, eventOf, type WebhookMessage } from "#src/domain/integrations/webhooks.ts";
import { insertRows } from "../../database/insert-rows.ts";
import { webhookDeliveries, webhooks } from "../tables/webhooks.ts";
import type { Transaction } from "../../database/transaction.ts";

const queuedIn = new WeakSet<Transaction>();

/** Whether messages wait for the end of the transaction. */
export const hasQueuedMessages = (tx: Transaction): boolean => queuedIn.has(tx);

interface Author {
  tenantId: string;
  now: Date;
}

interface WebhookChange extends Change {
  readonly companyId: string | null;
  readonly recordId: string;
}

function messageOf(
  type: WebhookMessage["type"],
  { tenantId, now }: Author,
  { companyId, recordId, changes }: Pick<WebhookChange, "companyId" | "recordId" | "changes">,
): WebhookMessage {
  return {
    id: `msg_${randomUUID().replaceAll("-", "")}`,
    type,
    timestamp: now.toISOString(),
    data: { tenantId, companyId, recordId, changedFields: changes.map(({ field }) => field) },
  };
}

/** Queues one message for all subscribed webhooks; each gets its own delivery. */
export async function queueChanges(tx: Transaction, author: Author, changes: readonly WebhookChange[]): Promise<void> {
  const subscribed = changes.flatMap((one) => {
    const event = eventOf(one);
    return event === undefined ? [] : [{ event, one }];
  });
  if (subscribed.length === 0) return;
  const { tenantId, now } = author;
  const active = await tx
    .select({ id: webhooks.id, events: webhooks.events })
    .from(webhooks)
    .where(and(eq(webhooks.tenantId, tenantId), eq(webhooks.status, "active")));
  const rows = subscribed.flatMap(({ event, one }) => {
    const message = messageOf(event, author, one);
    return active
      .filter(({ events }) => events.includes(event))
      .map(({ id: webhookId }) => ({ tenantId, webhookId, event, message, createdAt: now, nextTryAt: now }));
  });
  if (rows.length === 0) return;
  await insertRows(tx, webhookDeliveries, rows);
  queuedIn.add(tx);
}

/** A test message without an event, to see whether it arrives. */
export async function queueTest(tx: Transaction, tenantId: string, webhookId: string, now: Date): Promise<string> {
  const message = messageOf("webhook.test", { tenantId, now }, { companyId: null, recordId: webhookId, changes: [] });
  const [made] = await tx
    .insert(webhookDeliveries)
    .values({ tenantId, webhookId, event: "webhook.test", message, createdAt: now, nextTryAt: now })
    .returning({ id: webhookDeliveries.id });
  queuedIn.add(tx);
  return (made as { id: string }).id;
}

/** Sends a delivery's message again, with new attempts. */
export async function queueAgain(tx: Transaction, deliveryId: string, now: Date): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ status: "pending", tries: 0, nextTryAt: now, deliveredAt: null })
    .where(eq(webhookDeliveries.id, deliveryId));
  queuedIn.add(tx);
}
