/** A person's own settings: where they start, and how the app looks. */
import { languages } from "#src/domain/shared/languages.ts";
import {
  boolean,
  doublePrecision,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { currencySymbols, dateFormats, defaultAppSettings, layouts, skins } from "#src/domain/account/app-settings.ts";
import { companies } from "../../company/tables/companies.ts";
import { instant, ownTenant } from "../../shared/tables/policies.ts";
import { users } from "./users.ts";

export const userSettings = pgTable(
  "user_settings",
  {
    tenantId: uuid().notNull(),
    userId: uuid().notNull(),
    /** The company they start in on a device that remembers none. */
    defaultCompanyId: uuid(),
    /** Null: the device's setting. */
    skin: text({ enum: skins }),
    language: text({ enum: languages }),
    layout: text({ enum: layouts }),
    menuCollapsed: boolean(),
    dateFormat: text({ enum: dateFormats }).notNull().default(defaultAppSettings.dateFormat),
    currencySymbol: text({ enum: currencySymbols }).notNull().default(defaultAppSettings.currencySymbol),
    toastMs: integer().notNull().default(defaultAppSettings.toastMs),
    mapLatitude: doublePrecision().notNull().default(defaultAppSettings.mapLatitude),
    mapLongitude: doublePrecision().notNull().default(defaultAppSettings.mapLongitude),
    mapZoom: integer().notNull().default(defaultAppSettings.mapZoom),
    /** Companies whose setup guide the person has dismissed. */
    dismissedSetups: jsonb().$type<string[]>().notNull().default([]),
    version: integer().notNull().default(1),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId] }),
    foreignKey({
      name: "user_settings_user",
      columns: [table.tenantId, table.userId],
      foreignColumns: [users.tenantId, users.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "user_settings_company",
      columns: [table.tenantId, table.defaultCompanyId],
      foreignColumns: [companies.tenantId, companies.id],
    }),
    ownTenant(table.tenantId),
  ],
);
