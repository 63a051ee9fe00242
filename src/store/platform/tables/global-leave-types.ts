/** Leave types that tenants start from: shared by all tenants. */
import { sql } from "drizzle-orm";
import { bigint, boolean, check, integer, jsonb, numeric, text, uniqueIndex } from "drizzle-orm/pg-core";
import { leaveKinds } from "#src/domain/leave/shared/vocabulary.ts";
import type { LeaveEntitlement } from "#src/domain/platform/dated-rows.ts";
import { platformTable } from "../../shared/tables/platform-table.ts";

export const globalLeaveTypes = platformTable(
  "global_leave_types",
  {
    code: text().notNull(),
    name: text().notNull(),
    statute: text(),
    kind: text({ enum: leaveKinds }).notNull().default("other"),
    unit: text({ enum: ["day", "hour"] }).notNull(),
    gender: text({ enum: ["any", "female", "male"] }).notNull(),
    serviceMonths: integer().notNull(),
    /** For a child below this age. */
    childAge: integer(),
    childCitizen: text({ enum: ["any", "citizen", "other"] }).notNull(),
    maritalStatus: text({ enum: ["any", "married", "single"] }).notNull(),
    /** By increasing length of service. */
    defaultEntitlement: jsonb().$type<LeaveEntitlement[]>().notNull(),
    payFraction: numeric({ precision: 5, scale: 4, mode: "number" }).notNull(),
    governmentPaidUnits: integer(),
    governmentPaidCap: bigint({ mode: "number" }),
    governmentPaidPer: text({ enum: ["day", "week", "four-weeks"] }),
    docRequired: boolean().notNull(),
    /** Two letters, as in countries. */
    country: text().notNull(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("global_leave_types_code").on(sql`lower(${table.code} collate "und-x-icu")`),
    check("global_leave_types_unit", sql`${table.unit} in ('day', 'hour')`),
    check("global_leave_types_pay_fraction", sql`${table.payFraction} between 0 and 1`),
    check("global_leave_types_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
