/** What was changed, by whom and when: written in the change's own transaction, never updated, never deleted. */
import { bigint, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { FieldChange } from "#src/domain/history.ts";
import { instant, ownTenant } from "./policies.ts";
import { users } from "./users.ts";

export const auditEvents = pgTable(
  "audit_events",
  {
    id: uuid().notNull().defaultRandom(),
    tenantId: uuid().notNull(),
    /** Null where the record belongs to the tenant as a whole. */
    companyId: uuid(),
    /** Tells events of one instant apart. */
    sequence: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    actorId: uuid().notNull(),
    action: text({ enum: ["create", "update", "archive", "restore", "delete"] }).notNull(),
    subject: text().notNull(),
    recordId: uuid().notNull(),
    /** The name at that time: the record itself may be gone. */
    recordName: text().notNull(),
    changes: jsonb().$type<FieldChange[]>().notNull(),
    requestId: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ name: "audit_events_actor", columns: [table.tenantId, table.actorId], foreignColumns: [users.tenantId, users.id] }),
    index("audit_events_record").on(table.tenantId, table.recordId, table.at),
    index("audit_events_company").on(table.tenantId, table.companyId, table.at),
    ownTenant(table.tenantId),
  ],
);
