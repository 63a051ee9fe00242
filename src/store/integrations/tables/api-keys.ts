/** Keys by which programs of a tenant call the API, each with an account of its own that nobody signs in with. */
import { boolean, date, foreignKey, index, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { everyRowForAuth, instant } from "../../shared/tables/policies.ts";
import { tenantTable } from "../../shared/tables/tenant-table.ts";
import { users } from "../../account/tables/users.ts";

export const apiKeys = tenantTable(
  "api_keys",
  {
    name: text().notNull(),
    /** The account that its rows of access are of, and that the audit log names. */
    userId: uuid().notNull(),
    /** The part of the key that everybody may see. */
    prefix: text().notNull(),
    /** All that is kept of the other part. */
    secretHash: text().notNull(),
    roleIds: jsonb().$type<string[]>().notNull(),
    scope: text({ enum: ["company", "tenant"] }).notNull(),
    /** Whether it may invite people and change roles, access and support access. */
    mayManageAccess: boolean().notNull().default(false),
    /** Its last day; without an end until it is revoked. */
    expiresOn: date(),
    /** To some minutes. */
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  // A key says which tenant it is of: it is looked up before one is known.
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
