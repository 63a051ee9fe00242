/** The platform's settings for its own accounts: one row, or none if all are defaults. */
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
