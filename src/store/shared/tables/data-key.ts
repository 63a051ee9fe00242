/** The fingerprint of the DATA_KEY that the database is encrypted with: one row, in a schema without any rights for the runtime roles. */
import { sql } from "drizzle-orm";
import { boolean, check, jsonb, pgSchema, text } from "drizzle-orm/pg-core";
import { instant } from "./policies.ts";

/** Progress of a rotation: a place in `sealed-places.ts`, and the key of the last row done there. */
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
    /** Of the new key, during a rotation. */
    nextSalt: text(),
    nextFingerprint: text(),
    cursor: jsonb().$type<RotationCursor>(),
  },
  (table) => [
    check("data_key_only", sql`${table.only}`),
    check("data_key_next", sql`(${table.nextSalt} is null) = (${table.nextFingerprint} is null)`),
  ],
);
