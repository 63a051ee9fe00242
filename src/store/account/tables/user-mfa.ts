/** A person's two-step verification: the secret encrypted, recovery codes as keyed hashes; apart from the accounts, so that no list of accounts contains it. */
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
    /** Null until a first code has proved that the person's app has the secret. */
    enrolledAt: instant(),
    /** The last accepted time step: no code counts twice. */
    lastStep: integer().notNull().default(0),
    /** The unused ones. */
    recoveryHashes: jsonb().$type<string[]>().notNull().default([]),
    /** The key of those hashes, encrypted, if DATA_KEY was replaced since; null if they use DATA_KEY itself. */
    recoveryKeyEnc: text(),
    /** Wrong codes since the last correct one; too many lock the second step for a while. */
    failedCount: integer().notNull().default(0),
    lockedUntil: instant(),
    createdAt: instant().notNull(),
  },
  () => [everyRowForAuth()],
);
