/** Notifications: one row per person and notification, as a type with parameters, never as a sentence. */
import { bigint, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { type NotificationParams, notificationTypes } from "#src/domain/account/shared/notification.ts";
import { companies } from "../../company/tables/companies.ts";
import { instant, ownTenant } from "../../shared/tables/policies.ts";
import { users } from "./users.ts";

export const notifications = pgTable(
  "notifications",
  {
    id: uuid().notNull().defaultRandom(),
    tenantId: uuid().notNull(),
    userId: uuid().notNull(),
    /** Null if it concerns no company. */
    companyId: uuid(),
    /** Distinguishes notifications of the same instant. */
    sequence: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    type: text({ enum: notificationTypes }).notNull(),
    params: jsonb().$type<NotificationParams>().notNull(),
    /** No foreign key: the record may have been deleted by the time this is read. */
    recordId: uuid(),
    at: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      name: "notifications_user",
      columns: [table.tenantId, table.userId],
      foreignColumns: [users.tenantId, users.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "notifications_company",
      columns: [table.tenantId, table.companyId],
      foreignColumns: [companies.tenantId, companies.id],
    }).onDelete("cascade"),
    index("notifications_person").on(table.tenantId, table.userId, table.at),
    ownTenant(table.tenantId),
  ],
);
