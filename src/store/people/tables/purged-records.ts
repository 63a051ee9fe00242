/** Records that told of people whose data was purged: what the audit trail holds of them stays in its chain, and is read without what names them. */
import { bigint, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { deletedWithTenant, ownTenant } from "../../shared/tables/policies.ts";

export const purgedRecords = pgTable(
  "purged_records",
  {
    tenantId: uuid().notNull(),
    /** As its events name it; the record itself may be gone. Of an event of another record that names the person, the event. */
    recordId: uuid().notNull(),
    /** What stands in the place of the name; null where the name says nothing of the person. */
    name: text(),
    /** The last event of before the purge. */
    through: bigint({ mode: "number" }).notNull(),
    /** Whose it was, so that what was purged earlier loses the name with them. */
    employeeId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.recordId] }),
    ownTenant(table.tenantId),
    deletedWithTenant(table.tenantId),
  ],
);
