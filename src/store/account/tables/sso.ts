/** Single sign-on: one connection per tenant, pending sign-ins, and linked accounts. */
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { everyRowForAuth, instant } from "../../shared/tables/policies.ts";
import { tenantTable } from "../../shared/tables/tenant-table.ts";
import { tenants } from "../../platform/tables/tenants.ts";
import { users } from "./users.ts";

export const ssoConnections = tenantTable(
  "sso_connections",
  {
    issuer: text().notNull(),
    clientId: text().notNull(),
    /** Null for a client without a secret. */
    clientSecretEnc: text(),
    /** Allowed email domains, in lower case. */
    domains: jsonb().$type<string[]>().notNull(),
    passwordAllowed: boolean().notNull().default(true),
    active: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex("sso_connections_tenant").on(table.tenantId),
    // Sign-in finds the tenant by the domain of the email address.
    index("sso_connections_domains").using("gin", table.domains),
    everyRowForAuth(),
  ],
);

/** Nonce and verifier are derived from the state with the server's key, so that nothing here is useful to a reader. */
export const ssoStates = pgTable(
  "sso_states",
  {
    tenantId: uuid()
      .notNull()
      .references(() => tenants.id, { onDelete: "cascade" }),
    stateHash: text().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.stateHash] }),
    uniqueIndex("sso_states_hash").on(table.stateHash),
    index("sso_states_expiry").on(table.expiresAt),
    everyRowForAuth(),
  ],
);

/** Which account a provider's user belongs to, from the first sign-in on. */
export const ssoSubjects = pgTable(
  "sso_subjects",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    issuer: text().notNull(),
    subject: text().notNull(),
    firstUsedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.issuer] }),
    uniqueIndex("sso_subjects_subject").on(table.issuer, table.subject),
    everyRowForAuth(),
  ],
);
