/** Idempotency keys of the last day, each with the request it came with and the response it got. */
import { sql } from "drizzle-orm";
import { pgPolicy, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { tenants } from "../../platform/tables/tenants.ts";
import { everyRowForAuth, instant, runtimeRole } from "../../shared/tables/policies.ts";

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for accounts of the platform. */
    tenantId: uuid().references(() => tenants.id),
    userId: uuid().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    /** Hash of the request: the same key with another one is a mistake. */
    requestHash: text().notNull(),
    /** The response, encrypted because it may contain secrets that are shown once. */
    responseEnc: text(),
    at: instant().notNull(),
  },
  (table) => {
    const own = sql`${table.tenantId} is not distinct from nullif(current_setting('app.tenant', true), '')::uuid`;
    return [
      uniqueIndex("idempotency_keys_call").on(table.userId, table.operation, table.key),
      pgPolicy("own_tenant", { for: "all", to: runtimeRole, using: own, withCheck: own }),
      // Old keys of all tenants are deleted together.
      everyRowForAuth(),
    ];
  },
);
