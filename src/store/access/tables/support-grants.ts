/** Support access: a tenant lets a platform account in, with a reason, a role and an end. */
import { sql } from "drizzle-orm";
import { check, foreignKey, index, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { deletedWithTenant, everyRowForAuth, instant } from "../../shared/tables/policies.ts";
import { tenantTable } from "../../shared/tables/tenant-table.ts";
import { users } from "../../account/tables/users.ts";

export const supportGrants = tenantTable(
  "support_grants",
  {
    /** The platform account that is let in. */
    administratorId: uuid()
      .notNull()
      .references(() => users.id),
    /** The tenant account it works under, with which nobody signs in. */
    standInId: uuid().notNull(),
    reason: text().notNull(),
    roleId: uuid().notNull(),
    companyIds: jsonb().$type<string[]>().notNull(),
    endsAt: instant().notNull(),
    /** When it was ended; for an expired grant its own end, once another replaced it. */
    endedAt: instant(),
    endedBy: uuid(),
    enteredAt: instant(),
  },
  (table) => [
    foreignKey({
      name: "support_grants_stand_in",
      columns: [table.tenantId, table.standInId],
      foreignColumns: [users.tenantId, users.id],
    }),
    foreignKey({
      name: "support_grants_ended_by",
      columns: [table.tenantId, table.endedBy],
      foreignColumns: [users.tenantId, users.id],
    }),
    uniqueIndex("support_grants_open")
      .on(table.tenantId, table.administratorId)
      .where(sql`${table.endedAt} is null`),
    index("support_grants_administrator").on(table.administratorId),
    check("support_grants_end", sql`${table.endsAt} > ${table.createdAt}`),
    everyRowForAuth(),
    deletedWithTenant(table.tenantId),
  ],
);
