/** Webhooks of a tenant, and the messages to them. */
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  type DeliveryAttempt,
  deliveryStates,
  type WebhookEvent,
  type WebhookMessage,
  webhookStates,
} from "#src/domain/integrations/webhooks.ts";
import { everyRowForAuth, instant, ownTenant } from "../../shared/tables/policies.ts";
import { tenantTable } from "../../shared/tables/tenant-table.ts";

export const webhooks = tenantTable(
  "webhooks",
  {
    name: text().notNull(),
    url: text().notNull(),
    events: jsonb().$type<WebhookEvent[]>().notNull(),
    status: text({ enum: webhookStates }).notNull().default("active"),
    /** When deliveries ran out of attempts; null if it is active, or a person paused it. */
    failedAt: instant(),
    /** Encrypted: messages are signed with it. */
    secret: text().notNull(),
    /** The previous secret, valid for a while longer. */
    earlierSecret: text(),
    earlierSecretUntil: instant(),
  },
  (table) => [
    uniqueIndex("webhooks_name").on(table.tenantId, sql`lower(${table.name} collate "und-x-icu")`),
    index("webhooks_list").on(table.tenantId, table.createdAt),
    check("webhooks_status", sql`${table.status} in ('active', 'paused')`),
    everyRowForAuth(),
  ],
);

/** Written in the transaction of the change, sent afterwards. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: uuid().notNull().defaultRandom(),
    tenantId: uuid().notNull(),
    webhookId: uuid().notNull(),
    event: text().$type<WebhookEvent | "webhook.test">().notNull(),
    message: jsonb().$type<WebhookMessage>().notNull(),
    status: text({ enum: deliveryStates }).notNull().default("pending"),
    createdAt: instant().notNull(),
    /** Attempts used; a manual retry grants new ones. */
    tries: integer().notNull().default(0),
    nextTryAt: instant().notNull(),
    deliveredAt: instant(),
    /** All attempts, earliest first. */
    attempts: jsonb().$type<DeliveryAttempt[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      name: "webhook_deliveries_webhook",
      columns: [table.tenantId, table.webhookId],
      foreignColumns: [webhooks.tenantId, webhooks.id],
    }).onDelete("cascade"),
    index("webhook_deliveries_waiting")
      .on(table.nextTryAt)
      .where(sql`${table.status} = 'pending'`),
    index("webhook_deliveries_list").on(table.tenantId, table.webhookId, table.createdAt),
    index("webhook_deliveries_created").on(table.createdAt),
    check("webhook_deliveries_status", sql`${table.status} in ('pending', 'delivered', 'failed')`),
    ownTenant(table.tenantId),
    everyRowForAuth(),
  ],
);
