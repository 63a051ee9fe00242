/** Occupations by SSOC, and the passes granted for them: shared by all tenants. */
import { sql } from "drizzle-orm";
import { boolean, check, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { platformTable } from "../../shared/tables/platform-table.ts";

export const workpassOccupations = platformTable(
  "workpass_occupations",
  {
    code: text().notNull(),
    title: text().notNull(),
    /** Validated on write; a referenced type cannot be deleted. */
    workpassTypeIds: uuid().array().notNull(),
    sector: text({ enum: ["services", "manufacturing", "construction", "marine", "process"] }),
    isPme: boolean().notNull(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("workpass_occupations_code").on(table.code),
    check(
      "workpass_occupations_sector",
      sql`${table.sector} in ('services', 'manufacturing', 'construction', 'marine', 'process')`,
    ),
    check("workpass_occupations_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
