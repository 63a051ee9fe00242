/** API keys of a tenant, each with its own account that nobody signs in with. */
import { boolean, date, foreignKey, index, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { everyRowForAuth, instant } from "../../shared/tables/policies.ts";
import { tenantTable } from "../../shared/tables/tenant-table.ts";
import { users } from "../../account/tables/users.ts";

export const apiKeys = tenantTable(
  "api_keys",
  {
    name: text().notNull(),
    /** The account that has its access rows and is named in the audit log. */
    userId: uuid().notNull(),
    /** The visible part of the key. */
    prefix: text().notNull(),
    /** Hash of the secret part. */
    secretHash: text().notNull(),
    roleIds: jsonb().$type<string[]>().notNull(),
    scope: text({ enum: ["company", "tenant"] }).notNull(),
    /** Whether it may invite people and change roles, access and support access. */
    mayManageAccess: boolean().notNull().default(false),
    /** Its last day; without an end until revoked. */
    expiresOn: date(),
    /** Accurate to some minutes. */
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  // A key identifies its tenant: it is looked up before one is known.
  (table) => [
    uniqueIndex("api_keys_prefix").on(table.prefix),
    uniqueIndex("api_keys_user").on(table.tenantId, table.userId),
    index("api_keys_list").on(table.tenantId, table.createdAt),
    foreignKey({
      name: "api_keys_account",
      columns: [table.tenantId, table.userId],
      foreignColumns: [users.tenantId, users.id],
    }),
    everyRowForAuth(),
  ],
);
