/** Files of employees; their contents are in the database, a folder or a bucket, depending on the settings. */
import { bigint, customType, foreignKey, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { fieldClasses } from "#src/domain/access/shared/vocabulary.ts";
import { employeeTable } from "../../people/tables/employee-table.ts";
import { ownTenant } from "./policies.ts";

export const files = employeeTable("files", {
  name: text().notNull(),
  /** Detected from the content, never from the name. */
  mediaType: text().notNull(),
  size: bigint({ mode: "number" }).notNull(),
  sha256: text().notNull(),
  /** Who may read it. */
  class: text({ enum: fieldClasses }).notNull(),
  /** Where the contents are. */
  place: text({ enum: ["database", "folder", "bucket"] }).notNull(),
});

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

export const fileBytes = pgTable(
  "file_bytes",
  { tenantId: uuid().notNull(), fileId: uuid().notNull(), bytes: bytea().notNull() },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fileId] }),
    foreignKey({
      name: "file_bytes_file",
      columns: [table.tenantId, table.fileId],
      foreignColumns: [files.tenantId, files.id],
    }).onDelete("cascade"),
    ownTenant(table.tenantId),
  ],
);
