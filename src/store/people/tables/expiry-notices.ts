/** Which expiry notices were sent, for which number of days: each once, however often the job runs. */
import { date, foreignKey, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { companies } from "../../company/tables/companies.ts";
import { instant, ownTenant } from "../../shared/tables/policies.ts";

export const expiryNotices = pgTable(
  "expiry_notices",
  {
    tenantId: uuid().notNull(),
    companyId: uuid().notNull(),
    kind: text({ enum: ["pass", "passport", "document"] }).notNull(),
    /** No foreign key: the record may have been deleted. */
    recordId: uuid().notNull(),
    /** A renewed record expires again. */
    expiry: date().notNull(),
    /** Sent at most this many days before. */
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
