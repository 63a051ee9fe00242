/** Token families: one row per sign-in, with the one refresh token that is good at the moment. */
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
    /** When its tokens were last given out. */
    lastUsedAt: instant().notNull().defaultNow(),
    /** What the browser said of itself at sign-in, and where from the session was last used: for the person alone. */
    userAgent: text(),
    ip: text(),
    /** When the last of its tokens has run out. */
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    /** When a code of the second step was last given in it. */
    mfaAt: instant(),
    /** The support access within which an account of the platform works in a tenant at the moment. */
    supportTenantId: uuid(),
    supportGrantId: uuid(),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expiry").on(table.expiresAt), everyRowForAuth()],
);
