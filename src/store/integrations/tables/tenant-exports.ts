/** Exports of all data of a tenant: requested by an owner, made in the background, kept for a week. */
import { sql } from "drizzle-orm";
import {
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { tenantExportStates } from "#src/domain/integrations/shared/tenant-export.ts";
import { deletedWithTenant, everyRowForAuth, instant, ownTenant } from "../../shared/tables/policies.ts";
import { tenantTable } from "../../shared/tables/tenant-table.ts";

/** One archive of the export, with its bytes. */
export interface ExportPart {
  size: number;
  place: "database" | "folder" | "bucket";
}

export const tenantExports = tenantTable(
  "tenant_exports",
  {
    reason: text().notNull(),
    status: text({ enum: tenantExportStates }).notNull().default("waiting"),
    /** Tables and files included so far, and their total. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Its archives, in order; empty once it has expired. */
    parts: jsonb().$type<ExportPart[]>().notNull().default([]),
    readyAt: instant(),
    expiresAt: instant(),
  },
  // Processed and cleaned up before a tenant is known.
  (table) => [
    index("tenant_exports_list").on(table.tenantId, table.createdAt),
    check("tenant_exports_status", sql`${table.status} in ('waiting', 'running', 'ready', 'failed', 'expired')`),
    everyRowForAuth(),
    deletedWithTenant(table.tenantId),
  ],
);

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

export const tenantExportBytes = pgTable(
  "tenant_export_bytes",
  { tenantId: uuid().notNull(), exportId: uuid().notNull(), part: integer().notNull(), bytes: bytea().notNull() },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.exportId, table.part] }),
    foreignKey({
      name: "tenant_export_bytes_of",
      columns: [table.tenantId, table.exportId],
      foreignColumns: [tenantExports.tenantId, tenantExports.id],
    }).onDelete("cascade"),
    ownTenant(table.tenantId),
  ],
);
