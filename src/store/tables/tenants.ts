/** The customers of the platform: nothing of one is ever seen by another. */
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { everyRowForAuth, instant, ownTenant } from "./policies.ts";

export const tenants = pgTable(
  "tenants",
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [ownTenant(table.id), everyRowForAuth()],
);
