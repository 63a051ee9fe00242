/** Token families: one row per sign-in, with the currently valid refresh token. */
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { everyRowForAuth, instant } from "../../shared/tables/policies.ts";
import { users } from "./users.ts";

export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    refreshHash: text().notNull(),
    createdAt: instant().notNull(),
    /** When its tokens were last issued. */
    lastUsedAt: instant().notNull().defaultNow(),
    /** The user agent at sign-in, and the address the session was last used from: only for the person. */
    userAgent: text(),
    ip: text(),
    /** When the last of its tokens expires. */
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    /** When a two-step code was last given in it. */
    mfaAt: instant(),
    /** The support access under which a platform account currently works in a tenant. */
    supportTenantId: uuid(),
    supportGrantId: uuid(),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expiry").on(table.expiresAt), everyRowForAuth()],
);
