/** Records about purged people: their audit events stay in the chain and are read without what identifies the person. */
import { bigint, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { deletedWithTenant, ownTenant } from "../../shared/tables/policies.ts";

export const purgedRecords = pgTable(
  "purged_records",
  {
    tenantId: uuid().notNull(),
    /** As its events name it; the record itself may be deleted. For an event of another record that names the person, the event's id. */
    recordId: uuid().notNull(),
    /** Replaces the name; null if the name reveals nothing about the person. */
    name: text(),
    /** The last event before the purge. */
    through: bigint({ mode: "number" }).notNull(),
    /** The employee, so that records purged earlier lose the name too. */
    employeeId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.recordId] }),
    ownTenant(table.tenantId),
    deletedWithTenant(table.tenantId),
  ],
);
