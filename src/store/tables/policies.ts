/** The roles that work on the tables, and the row policies that bound them. */
import { sql } from "drizzle-orm";
import { type AnyPgColumn, pgPolicy, pgRole, timestamp } from "drizzle-orm/pg-core";

/** Works for one tenant, set per transaction; without one it sees nothing. */
export const runtimeRole = pgRole("app_rt").existing();
/** Works before a tenant is known: sign-in, registration, tokens. */
export const authRole = pgRole("app_auth").existing();

const isOwn = (column: AnyPgColumn) => sql`${column} = nullif(current_setting('app.tenant', true), '')::uuid`;

/** Rows of the transaction's tenant alone, to see and to write. */
export function ownTenant(column: AnyPgColumn) {
  return pgPolicy("own_tenant", { for: "all", to: runtimeRole, using: isOwn(column), withCheck: isOwn(column) });
}

export function everyRowForAuth() {
  return pgPolicy("auth", { for: "all", to: authRole, using: sql`true`, withCheck: sql`true` });
}

export const instant = () => timestamp({ withTimezone: true, precision: 3 });
