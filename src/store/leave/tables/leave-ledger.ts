/**
 * The leave ledger: buckets of leave with their own expiry, and entries that are never changed. A trigger refuses an entry
 * that takes a bucket below its minimum on any day.
 */
import { sql } from "drizzle-orm";
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bucketKinds, ledgerKinds } from "#src/domain/leave/shared/ledger.ts";
import { employees } from "../../people/tables/employees.ts";
import { instant, ownTenant } from "../../shared/tables/policies.ts";
import { leaveTypes } from "./leave-types.ts";

export const leaveBuckets = pgTable(
  "leave_buckets",
  {
    id: uuid().notNull().defaultRandom(),
    tenantId: uuid().notNull(),
    companyId: uuid().notNull(),
    employeeId: uuid().notNull(),
    leaveTypeId: uuid().notNull(),
    kind: text({ enum: bucketKinds }).notNull(),
    from: date().notNull(),
    /** The last day; null if it never expires. */
    expiresOn: date(),
    /** The lowest sum allowed, in minutes; null without a limit. */
    minimum: integer(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      name: "leave_buckets_employee",
      columns: [table.tenantId, table.employeeId],
      foreignColumns: [employees.tenantId, employees.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "leave_buckets_type",
      columns: [table.tenantId, table.leaveTypeId],
      foreignColumns: [leaveTypes.tenantId, leaveTypes.id],
    }),
    index("leave_buckets_of").on(table.tenantId, table.employeeId, table.leaveTypeId),
    check("leave_buckets_days", sql`${table.expiresOn} is null or ${table.from} <= ${table.expiresOn}`),
    check("leave_buckets_minimum", sql`${table.minimum} <= 0`),
    ownTenant(table.tenantId),
  ],
);

export const leaveLedger = pgTable(
  "leave_ledger",
  {
    id: uuid().notNull().defaultRandom(),
    tenantId: uuid().notNull(),
    companyId: uuid().notNull(),
    employeeId: uuid().notNull(),
    leaveTypeId: uuid().notNull(),
    bucketId: uuid().notNull(),
    kind: text({ enum: ledgerKinds }).notNull(),
    /** Signed. */
    minutes: integer().notNull(),
    /** The day from which it counts. */
    on: date().notNull(),
    /** What caused it: a leave, a manual entry or the closing of a year. */
    leaveId: uuid(),
    manualLeaveId: uuid(),
    /** The leave year whose closing made it. */
    yearSettingId: uuid(),
    note: text(),
    /** Null if a job made it. */
    createdBy: uuid(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      name: "leave_ledger_bucket",
      columns: [table.tenantId, table.bucketId],
      foreignColumns: [leaveBuckets.tenantId, leaveBuckets.id],
    }).onDelete("cascade"),
    index("leave_ledger_bucket_days").on(table.tenantId, table.bucketId, table.on),
    index("leave_ledger_of").on(table.tenantId, table.employeeId, table.leaveTypeId),
    index("leave_ledger_leave").on(table.tenantId, table.leaveId),
    index("leave_ledger_closing").on(table.tenantId, table.yearSettingId),
    check("leave_ledger_minutes", sql`${table.minutes} <> 0`),
    ownTenant(table.tenantId),
  ],
);
