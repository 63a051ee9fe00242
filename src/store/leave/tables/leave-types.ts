/** Leave types of a company: how each is counted, taken, paid and carried forward, and who may take it. */
import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, integer, numeric, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import {
  childCitizenships,
  leaveColours,
  leaveGenders,
  leaveKinds,
  leaveMaritalStatuses,
  leaveSlots,
  leaveUnits,
  passCategories,
} from "#src/domain/leave/shared/vocabulary.ts";
import { residencies } from "#src/domain/people/shared/vocabulary.ts";
import { globalLeaveTypes } from "../../platform/tables/global-leave-types.ts";
import { companyTable } from "../../shared/tables/company-table.ts";

export const leaveTypes = companyTable(
  "leave_types",
  {
    /** The global leave type it was made from. */
    globalLeaveTypeId: uuid(),
    name: text().notNull(),
    code: text().notNull(),
    kind: text({ enum: leaveKinds }).notNull(),
    colour: text({ enum: leaveColours }).notNull(),
    description: text(),
    unit: text({ enum: leaveUnits }).notNull(),
    slot: text({ enum: leaveSlots }).notNull(),
    payFraction: numeric({ precision: 5, scale: 4, mode: "number" }).notNull(),
    countsRestDays: boolean().notNull(),
    countsHolidays: boolean().notNull(),
    noticeDays: integer().notNull(),
    maxConsecutiveDays: integer(),
    maxDaysPerMonth: integer(),
    /** A document is required for leave longer than this many days; null for never. */
    documentsAfter: integer(),
    /** In the unit of the type, as are the limits below. */
    negativeLimit: integer().notNull(),
    encashable: boolean().notNull(),
    carryForwardMax: integer().notNull(),
    /** Months until carried leave expires; null for never. */
    carryForwardMonths: integer(),
    gender: text({ enum: leaveGenders }).notNull(),
    maritalStatus: text({ enum: leaveMaritalStatuses }).notNull(),
    serviceMonths: integer().notNull(),
    childAge: integer(),
    childCitizen: text({ enum: childCitizenships }).notNull(),
    /** Empty for everyone. */
    residencies: text({ enum: residencies }).array().notNull(),
    /** Of foreigners' work passes; empty for all. */
    passCategories: text({ enum: passCategories }).array().notNull(),
    /** Reasons and documents are health data. */
    medical: boolean().notNull(),
    visibleToTeam: boolean().notNull(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    foreignKey({
      name: "leave_types_global",
      columns: [table.globalLeaveTypeId],
      foreignColumns: [globalLeaveTypes.id],
    }).onDelete("set null"),
    uniqueIndex("leave_types_name").on(table.tenantId, table.companyId, sql`lower(${table.name} collate "und-x-icu")`),
    uniqueIndex("leave_types_code").on(table.tenantId, table.companyId, sql`lower(${table.code} collate "und-x-icu")`),
    check("leave_types_pay_fraction", sql`${table.payFraction} between 0 and 1`),
    check("leave_types_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
