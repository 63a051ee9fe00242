/** What was changed on the platform itself, by whom and when: never updated or deleted. */
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { FieldChange } from "#src/domain/shared/history.ts";
import type { auditEvents } from "./audit-events.ts";
import { chained } from "./chained.ts";
import { instant, ofPlatform } from "./policies.ts";
import { users } from "../../account/tables/users.ts";

export const platformEvents = pgTable(
  "platform_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    actorId: uuid()
      .notNull()
      .references(() => users.id),
    action: text().$type<(typeof auditEvents.$inferSelect)["action"]>().notNull(),
    subject: text().notNull(),
    recordId: uuid().notNull(),
    recordName: text().notNull(),
    changes: jsonb().$type<FieldChange[]>().notNull(),
    reason: text(),
    requestId: text().notNull(),
    at: instant().notNull(),
    ...chained(),
  },
  (table) => [
    uniqueIndex("platform_events_sequence").on(table.sequence),
    index("platform_events_record").on(table.recordId, table.at),
    ...ofPlatform(),
  ],
);
