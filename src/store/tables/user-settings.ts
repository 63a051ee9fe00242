/** What a person has chosen for themselves: where they start, and how the app shows itself to them. */
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { dateFormats, skins } from "#src/domain/app-settings.ts";
import { companies } from "./companies.ts";
import { instant, ownTenant } from "./policies.ts";
import { users } from "./users.ts";

export const userSettings = pgTable(
  "user_settings",
  {
    tenantId: uuid().notNull(),
    userId: uuid().notNull(),
    /** The one they begin in on a device that remembers none. */
    defaultCompanyId: uuid(),
    /** Null: as the device has it. */
    skin: text({ enum: skins }),
    dateFormat: text({ enum: dateFormats }).notNull().default("language"),
    version: integer().notNull().default(1),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId] }),
    foreignKey({ name: "user_settings_user", columns: [table.tenantId, table.userId], foreignColumns: [users.tenantId, users.id] }).onDelete("cascade"),
    foreignKey({ name: "user_settings_company", columns: [table.tenantId, table.defaultCompanyId], foreignColumns: [companies.tenantId, companies.id] }),
    ownTenant(table.tenantId),
  ],
);
