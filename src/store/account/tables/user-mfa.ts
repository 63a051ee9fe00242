/** The second step of a person's sign-in: its secret encrypted, its recovery codes as keyed hashes; apart from the accounts, so that no list of them carries it. */
import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { everyRowForAuth, instant } from "../../shared/tables/policies.ts";
import { users } from "./users.ts";

export const userMfa = pgTable(
  "user_mfa",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text({ enum: ["totp"] })
      .notNull()
      .default("totp"),
    secretEnc: text().notNull(),
    /** Null until a first code has shown that the person's app knows the secret. */
    enrolledAt: instant(),
    /** The last time step whose code was taken: no code counts twice. */
    lastStep: integer().notNull().default(0),
    /** Those that were not used yet. */
    recoveryHashes: jsonb().$type<string[]>().notNull().default([]),
    /** The key of those hashes, sealed, where DATA_KEY was replaced since; null where they are made with DATA_KEY itself. */
    recoveryKeyEnc: text(),
    /** Wrong codes since the last right one; so many at once close the second step for a while. */
    failedCount: integer().notNull().default(0),
    lockedUntil: instant(),
    createdAt: instant().notNull(),
  },
  () => [everyRowForAuth()],
);
