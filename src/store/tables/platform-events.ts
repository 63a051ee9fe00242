/** What was changed on the platform itself, by whom and when: never updated, never deleted. */
import { bigint, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { FieldChange } from "#src/domain/history.ts";
import type { auditEvents } from "./audit-events.ts";
import { instant, ofPlatform } from "./policies.ts";
import { users } from "./users.ts";

export const platformEvents = pgTable(
  "platform_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Tells events of one instant apart. */
    sequence: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    actorId: uuid().notNull().references(() => users.id),
    action: text().$type<(typeof auditEvents.$inferSelect)["action"]>().notNull(),
    subject: text().notNull(),
    recordId: uuid().notNull(),
    recordName: text().notNull(),
    changes: jsonb().$type<FieldChange[]>().notNull(),
    requestId: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index("platform_events_record").on(table.recordId, table.at), ...ofPlatform()],
);
