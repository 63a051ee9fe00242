/** Proofs that someone reads an email address: a code to type and a link to follow, only the newest of each purpose. */
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { everyRowForAuth, instant } from "../../shared/tables/policies.ts";
import { users } from "./users.ts";

export const emailOtps = pgTable(
  "email_otps",
  {
    /** In lower case; also unknown addresses, so that responses do not reveal who has an account. */
    email: text().notNull(),
    purpose: text({ enum: ["verify", "reset"] }).notNull(),
    /** Null if no account has the address: then nothing was sent and no code matches. */
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    /** Null if the email contains only a link. */
    codeHash: text(),
    tokenHash: text().notNull(),
    /** Wrong codes so far. */
    attempts: integer().notNull().default(0),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.purpose] }),
    uniqueIndex("email_otps_token").on(table.tokenHash),
    index("email_otps_user").on(table.userId),
    index("email_otps_expiry").on(table.expiresAt),
    check("email_otps_purpose", sql`${table.purpose} in ('verify', 'reset')`),
    everyRowForAuth(),
  ],
);
