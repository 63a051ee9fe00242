/** Of which expiry people have been told, and how many days before: told once, whatever is started how often. */
import { date, foreignKey, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { companies } from "../../company/tables/companies.ts";
import { instant, ownTenant } from "../../shared/tables/policies.ts";

export const expiryNotices = pgTable(
  "expiry_notices",
  {
    tenantId: uuid().notNull(),
    companyId: uuid().notNull(),
    kind: text({ enum: ["pass", "passport", "document"] }).notNull(),
    /** No key: the record may be gone. */
    recordId: uuid().notNull(),
    /** A record that is renewed expires anew. */
    expiry: date().notNull(),
    /** At most so many days before. */
    days: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.kind, table.recordId, table.expiry, table.days] }),
    foreignKey({
      name: "expiry_notices_company",
      columns: [table.tenantId, table.companyId],
      foreignColumns: [companies.tenantId, companies.id],
    }).onDelete("cascade"),
    ownTenant(table.tenantId),
  ],
);
