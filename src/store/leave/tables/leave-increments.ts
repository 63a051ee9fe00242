/** Leave increments: entitlement that grows with service. */
import { sql } from "drizzle-orm";
import { check, foreignKey, index, jsonb, numeric, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { IncrementRow } from "#src/domain/leave/policy.ts";
import { incrementBases } from "#src/domain/leave/shared/vocabulary.ts";
import { companyTable } from "../../shared/tables/company-table.ts";
import { leaveTypes } from "./leave-types.ts";

export const leaveIncrements = companyTable(
  "leave_increments",
  {
    name: text().notNull(),
    leaveTypeId: uuid().notNull(),
    basis: text({ enum: incrementBases }).notNull(),
    /** By increasing service. */
    rows: jsonb().$type<IncrementRow[]>().notNull(),
    cap: numeric({ precision: 7, scale: 2, mode: "number" }),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    foreignKey({
      name: "leave_increments_leave_type",
      columns: [table.tenantId, table.leaveTypeId],
      foreignColumns: [leaveTypes.tenantId, leaveTypes.id],
    }),
    uniqueIndex("leave_increments_name").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.name} collate "und-x-icu")`,
    ),
    index("leave_increments_leave_type").on(table.tenantId, table.leaveTypeId),
    check("leave_increments_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
