/** Deliveries of a webhook: what was sent, the result, and sending it again. */
import { reply } from "#src/contract/handler.ts";
import { conflict, notFound } from "#src/contract/problem.ts";
import { deliveriesPage, findDelivery, newestDeliveries } from "#src/store/integrations/webhook-deliveries.ts";
import { queueAgain, queueTest } from "#src/store/integrations/shared/webhook-queue.ts";
import { webhookRecords, type WebhookRow } from "#src/store/integrations/webhooks.ts";
import { actorOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { exportFile } from "../shared/records/operations.ts";
import { wireOf } from "../shared/records/wire.ts";
import { everywhere } from "../access/shared/whole-tenant.ts";

const subject = "webhooks";
const maxRowsInFile = 100_000;

type Stored = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

async function webhookOf(ctx: HrmsContext, id: string): Promise<WebhookRow> {
  const found = await webhookRecords.find(ctx.db, actorOf(ctx).tenantId, id);
  if (!found) throw notFound();
  return found;
}

/** An active webhook, for those who may send its messages. */
async function activeWebhook(ctx: HrmsContext, id: string): Promise<void> {
  await everywhere(ctx, "update", subject);
  if ((await webhookOf(ctx, id)).status === "paused")
    throw conflict("paused", "The webhook is paused: resume it first.");
}

const rowOf = (row: Stored) =>
  wireOf("webhook-deliveries", row, {
    recordId: row.message.data.recordId,
    companyId: row.message.data.companyId,
    tries: row.attempts.length,
    lastStatus: row.attempts.at(-1)?.status ?? null,
    nextTryAt: row.status === "pending" ? row.nextTryAt.toISOString() : null,
  });

async function whole(ctx: HrmsContext, webhookId: string, id: string) {
  const found = await findDelivery(ctx.db, webhookId, id);
  if (!found) throw notFound();
  return { ...rowOf(found), message: found.message, attempts: found.attempts };
}

export const webhookDeliveriesHandlers = {
  async listWebhookDeliveries({ path, query }, ctx) {
    const { id } = await webhookOf(ctx, path.webhookId);
    const page = await deliveriesPage(ctx.db, id, query ?? {});
    return { ...page, items: page.items.map(rowOf) };
  },

  async exportWebhookDeliveries({ path, query = {} }, ctx) {
    const { id } = await webhookOf(ctx, path.webhookId);
    return exportFile(
      "webhook-deliveries",
      query,
      (await newestDeliveries(ctx.db, id, query, maxRowsInFile)).map(rowOf),
      {},
    );
  },

  async getWebhookDelivery({ path }, ctx) {
    const { id } = await webhookOf(ctx, path.webhookId);
    return whole(ctx, id, path.webhookDeliveryId);
  },

  async sendTestWebhook({ path }, ctx) {
    await activeWebhook(ctx, path.webhookId);
    const { tenantId, now } = actorOf(ctx);
    return reply(201, await whole(ctx, path.webhookId, await queueTest(ctx.db, tenantId, path.webhookId, now)));
  },

  async redeliverWebhook({ path }, ctx) {
    await activeWebhook(ctx, path.webhookId);
    await whole(ctx, path.webhookId, path.webhookDeliveryId);
    await queueAgain(ctx.db, path.webhookDeliveryId, ctx.now());
    return whole(ctx, path.webhookId, path.webhookDeliveryId);
  },
} satisfies HrmsHandlers;
