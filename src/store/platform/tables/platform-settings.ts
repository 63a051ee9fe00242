/** What the platform has settled for its own accounts: one row, or none where nothing differs from the default. */
import { sql } from "drizzle-orm";
import { boolean, text, uniqueIndex } from "drizzle-orm/pg-core";
import { platformTable } from "../../shared/tables/platform-table.ts";

export const platformSettings = platformTable(
  "platform_settings",
  {
    mfaPolicy: text({ enum: ["optional", "required"] }).notNull(),
    /** There is one row. */
    only: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex("platform_settings_only")
      .on(table.only)
      .where(sql`${table.only}`),
  ],
);
