/** The companies an account may work in: a company without a row here does not exist for the account. */
import { foreignKey, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { companies } from "./companies.ts";
import { ownTenant } from "./policies.ts";
import { users } from "./users.ts";

export const userAccess = pgTable(
  "user_access",
  { tenantId: uuid().notNull(), userId: uuid().notNull(), companyId: uuid().notNull() },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId, table.companyId] }),
    foreignKey({ name: "user_access_user", columns: [table.tenantId, table.userId], foreignColumns: [users.tenantId, users.id] }).onDelete("cascade"),
    foreignKey({ name: "user_access_company", columns: [table.tenantId, table.companyId], foreignColumns: [companies.tenantId, companies.id] }).onDelete("cascade"),
    ownTenant(table.tenantId),
  ],
);
