/** Named views of a company's lists: private, or shared with everyone there. */
import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { companyTable } from "../../shared/tables/company-table.ts";
import { users } from "./users.ts";

/** As the list screen stores it; the contract defines the format. */
export interface ViewLayout {
  columns: string[] | null;
  widths: Record<string, number>;
  pinned: Record<string, "start" | "end">;
  density: "normal" | "compact";
}

export const savedViews = companyTable(
  "saved_views",
  {
    /** The only person who may change it. */
    userId: uuid().notNull(),
    subject: text().notNull(),
    name: text().notNull(),
    query: jsonb().$type<Record<string, string>>().notNull(),
    layout: jsonb().$type<ViewLayout>().notNull(),
    shared: boolean().notNull().default(false),
  },
  (table) => [
    foreignKey({
      name: "saved_views_user",
      columns: [table.tenantId, table.userId],
      foreignColumns: [users.tenantId, users.id],
    }).onDelete("cascade"),
    uniqueIndex("saved_views_name").on(
      table.tenantId,
      table.companyId,
      table.userId,
      table.subject,
      sql`lower(${table.name})`,
    ),
    index("saved_views_list").on(table.tenantId, table.companyId, table.subject),
  ],
);
