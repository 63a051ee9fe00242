/** Which DATA_KEY the database is encrypted with: one row, in a schema of which the roles that answer requests have no right at all. */
import { sql } from "drizzle-orm";
import { boolean, check, jsonb, pgSchema, text } from "drizzle-orm/pg-core";
import { instant } from "./policies.ts";

/** How far a rotation has come: a place of the list in `sealed-places.ts`, and the key of the last row that was done there. */
export interface RotationCursor {
  readonly place: string;
  readonly after: readonly string[];
}

export const serverSchema = pgSchema("server");

export const dataKeys = serverSchema.table(
  "data_key",
  {
    /** There is one row. */
    only: boolean().primaryKey().default(true),
    salt: text().notNull(),
    fingerprint: text().notNull(),
    since: instant().notNull(),
    /** Of the new key, while a rotation is under way. */
    nextSalt: text(),
    nextFingerprint: text(),
    cursor: jsonb().$type<RotationCursor>(),
  },
  (table) => [
    check("data_key_only", sql`${table.only}`),
    check("data_key_next", sql`(${table.nextSalt} is null) = (${table.nextFingerprint} is null)`),
  ],
);
