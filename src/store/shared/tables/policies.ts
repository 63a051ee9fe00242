/** The database roles, and the row policies that restrict them. */
import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, pgPolicy, pgRole, timestamp } from "drizzle-orm/pg-core";

/** Works for one tenant, set per transaction; without one it sees nothing. */
export const runtimeRole = pgRole("app_rt").existing();
/** Works before a tenant is known: sign-in, registration, tokens. */
export const authRole = pgRole("app_auth").existing();

const isOwn = (column: AnyPgColumn) => sql`${column} = nullif(current_setting('app.tenant', true), '')::uuid`;

/** Only rows of the transaction's tenant, for reading and writing. */
export function ownTenant(column: AnyPgColumn) {
  return pgPolicy("own_tenant", { for: "all", to: runtimeRole, using: isOwn(column), withCheck: isOwn(column) });
}

const noTenant = sql`nullif(current_setting('app.tenant', true), '') is null`;

/** Rows without a tenant are shared: tenants read the published ones and manage their own; the platform manages the rest. */
export function readableByAll(column: AnyPgColumn, published: SQL) {
  const own = sql`${column} is not distinct from nullif(current_setting('app.tenant', true), '')::uuid`;
  return [
    pgPolicy("own_tenant", { for: "all", to: runtimeRole, using: own, withCheck: own }),
    pgPolicy("everybody_reads", { for: "select", to: runtimeRole, using: sql`${column} is null and ${published}` }),
  ];
}

/** A table without tenant: every tenant reads it, only the platform writes. */
export function ofPlatform() {
  return [
    pgPolicy("platform_writes", { for: "all", to: runtimeRole, using: noTenant, withCheck: noTenant }),
    pgPolicy("everybody_reads", { for: "select", to: runtimeRole, using: sql`true` }),
  ];
}

/** For a platform table: rows that only the platform can see for now. */
export function hiddenUnless(published: SQL) {
  return pgPolicy("unpublished_hidden", {
    as: "restrictive",
    for: "select",
    to: runtimeRole,
    using: sql`${published} or ${noTenant}`,
  });
}

/** Rows that cannot be deleted while their tenant exists: they are deleted with it, once it is closed. */
export function deletedWithTenant(column: AnyPgColumn) {
  const closed = sql`${isOwn(column)} and exists (select 1 from tenants where tenants.id = ${column} and tenants.status = 'closed')`;
  return pgPolicy("deleted_with_tenant", {
    as: "restrictive",
    for: "delete",
    to: [runtimeRole, authRole],
    using: closed,
  });
}

/** The platform's own accounts, visible to the platform. */
export function platformAccounts(column: AnyPgColumn) {
  return pgPolicy("platform_accounts", {
    for: "select",
    to: runtimeRole,
    using: sql`${column} is null and ${noTenant}`,
  });
}

export function everyRowForAuth() {
  return pgPolicy("auth", { for: "all", to: authRole, using: sql`true`, withCheck: sql`true` });
}

export const instant = () => timestamp({ withTimezone: true, precision: 3 });
