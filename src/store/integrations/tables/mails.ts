/** Outgoing emails: kept until a mail server has accepted them, or shown in the outbox if there is none. */
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { everyRowForAuth, instant } from "../../shared/tables/policies.ts";
import { tenants } from "../../platform/tables/tenants.ts";

export const mails = pgTable(
  "mails",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The tenant whose sender and texts apply; null if no account has the address. Purged with the tenant. */
    tenantId: uuid().references(() => tenants.id),
    kind: text({ enum: ["verify-email", "password-reset", "password-changed", "notice", "invitation"] }).notNull(),
    /** The tenant's own, if set. */
    senderName: text(),
    replyTo: text(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Cleared when the email has been sent, as are code and link, which are credentials. */
    text: text().notNull(),
    code: text(),
    /** Path in the app. */
    link: text(),
    createdAt: instant().notNull(),
    sentAt: instant(),
    tries: integer().notNull().default(0),
    nextTryAt: instant().notNull(),
    /** The mail server's last response. */
    fault: text(),
  },
  (table) => [
    index("mails_tenant").on(table.tenantId),
    index("mails_created").on(table.createdAt),
    index("mails_waiting")
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null`),
    check(
      "mails_kind",
      sql`${table.kind} in ('verify-email', 'password-reset', 'password-changed', 'notice', 'invitation')`,
    ),
    everyRowForAuth(),
  ],
);
