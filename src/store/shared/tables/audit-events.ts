/** What was changed, by whom, for whom, when and why: written in the change's own transaction, never updated or deleted. */
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { FieldChange } from "#src/domain/shared/history.ts";
import { chained } from "./chained.ts";
import { instant, ownTenant } from "./policies.ts";
import { users } from "../../account/tables/users.ts";

export const auditActions = [
  "create",
  "update",
  "archive",
  "restore",
  "delete",
  "publish",
  "retire",
  "grant",
  "revoke",
  "activate",
  "suspend",
  "reactivate",
  "close",
  "lock",
  "unlock",
  "enter",
  "leave",
  "unmask",
] as const;

export const auditEvents = pgTable(
  "audit_events",
  {
    id: uuid().notNull().defaultRandom(),
    tenantId: uuid().notNull(),
    /** Null where the record belongs to the tenant as a whole. */
    companyId: uuid(),
    actorId: uuid().notNull(),
    /** On whose behalf, if not the actor's own. */
    actingForId: uuid(),
    action: text({ enum: auditActions }).notNull(),
    subject: text().notNull(),
    recordId: uuid().notNull(),
    /** The name at that time: the record itself may be gone. */
    recordName: text().notNull(),
    changes: jsonb().$type<FieldChange[]>().notNull(),
    /** The reason the person gave, if one was required. */
    reason: text(),
    requestId: text().notNull(),
    at: instant().notNull(),
    ...chained(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      name: "audit_events_actor",
      columns: [table.tenantId, table.actorId],
      foreignColumns: [users.tenantId, users.id],
    }),
    foreignKey({
      name: "audit_events_acting_for",
      columns: [table.tenantId, table.actingForId],
      foreignColumns: [users.tenantId, users.id],
    }),
    uniqueIndex("audit_events_sequence").on(table.tenantId, table.sequence),
    index("audit_events_record").on(table.tenantId, table.recordId, table.at),
    index("audit_events_company").on(table.tenantId, table.companyId, table.at),
    ownTenant(table.tenantId),
  ],
);
