/** What several servers of one database share besides its records; the runtime roles have no rights to it. */
import { integer, text } from "drizzle-orm/pg-core";
import { serverSchema } from "./data-key.ts";
import { instant } from "./policies.ts";

/** Attempts that count against a rate limit, by caller, in the current window. Unlogged: a crash of the database forgets them. */
export const attempts = serverSchema.table("attempts", {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: instant().notNull(),
});

/** Addresses from which people have signed in to an account, as hashes of both. */
export const provenAddresses = serverSchema.table("proven_addresses", {
  key: text().primaryKey(),
  at: instant().notNull(),
});

/** State of the demo apps by session, as JSON. Unlogged: a crash of the database starts them again from the samples. */
export const demoStates = serverSchema.table("demo_states", {
  session: text().primaryKey(),
  version: integer().notNull(),
  state: text().notNull(),
  usedAt: instant().notNull(),
});
