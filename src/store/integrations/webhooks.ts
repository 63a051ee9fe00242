/** Webhooks of a tenant, as people list and edit them. */
import { and, eq, sql } from "drizzle-orm";
import type { WebhookEvent } from "#src/domain/integrations/webhooks.ts";
import type { Actor } from "../shared/audit.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { records } from "../shared/records/records.ts";
import { webhooks } from "./tables/webhooks.ts";
import type { Transaction } from "../database/transaction.ts";
import { instantText } from "../database/instant-text.ts";

type Stored = typeof webhooks.$inferSelect;

export interface WebhookFields
  extends
    Partial<Pick<Stored, "secret" | "earlierSecret" | "earlierSecretUntil" | "failedAt">>,
    Pick<Stored, "name" | "url" | "events"> {
  status?: Stored["status"];
}

export type WebhookRow = Pick<
  Stored,
  "id" | "name" | "url" | "events" | "status" | "createdAt" | "updatedAt" | "version"
> & {
  failedAt: string | null;
  earlierSecretUntil: string | null;
  lastDeliveryAt: string | null;
  createdBy: string | null;
  updatedBy: string | null;
};

interface WebhookFilters {
  status?: readonly Stored["status"][] | undefined;
  events?: readonly WebhookEvent[] | undefined;
}

const lastDelivery = sql`(select max(delivered_at) from webhook_deliveries sent where sent.tenant_id = ${webhooks.tenantId} and sent.webhook_id = ${webhooks.id})`;

export const webhookRecords = records<WebhookRow, WebhookFields, typeof webhooks, WebhookFilters, string, Actor>(
  {
    table: webhooks,
    label: webhooks.name,
    hidden: ["secret", "earlierSecret"],
    shown: {
      failedAt: instantText(sql`${webhooks.failedAt}`),
      earlierSecretUntil: instantText(
        sql`case when ${webhooks.earlierSecretUntil} > now() then ${webhooks.earlierSecretUntil} end`,
      ),
      lastDeliveryAt: instantText(lastDelivery),
    },
    sortable: { ...sortableColumns(webhooks, "name", "createdAt"), url: webhooks.url, lastDeliveryAt: lastDelivery },
    defaultSort: "name",
    searchable: [webhooks.name, webhooks.url],
    filters: { status: webhooks.status },
    matching: ({ events }: WebhookFilters) => [
      events?.length
        ? sql`${webhooks.events} ?| array[${sql.join(
            events.map((one) => sql`${one}::text`),
            sql`, `,
          )}]`
        : undefined,
    ],
  },
  { within: (tenantId) => eq(webhooks.tenantId, tenantId), owner: (tenantId) => ({ tenantId }) },
);

/** Pauses the active ones that the account last saved. */
export function pauseWebhooksOf(
  tx: Transaction,
  { userId, now }: Actor,
  accountId: string,
): Promise<{ id: string; name: string }[]> {
  return tx
    .update(webhooks)
    .set({ status: "paused", updatedAt: now, updatedBy: userId, version: sql`${webhooks.version} + 1` })
    .where(and(eq(webhooks.status, "active"), eq(webhooks.updatedBy, accountId)))
    .returning({ id: webhooks.id, name: webhooks.name });
}

/** Encrypted. */
export async function secretOf(tx: Transaction, id: string): Promise<string | undefined> {
  return (await tx.select({ secret: webhooks.secret }).from(webhooks).where(eq(webhooks.id, id)))[0]?.secret;
}
