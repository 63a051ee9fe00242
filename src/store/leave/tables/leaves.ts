/** Requests for leave, and the half days that each takes. */
import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { leaveStates } from "#src/domain/leave/shared/request.ts";
import { dayStatuses, halfNames } from "#src/domain/shared/day-grid.ts";
import { employeeTable } from "../../people/tables/employee-table.ts";
import { employees } from "../../people/tables/employees.ts";
import { instant, ownTenant } from "../../shared/tables/policies.ts";
import { leaveTypes } from "./leave-types.ts";

export const leaves = employeeTable(
  "leaves",
  {
    leaveTypeId: uuid().notNull(),
    from: date().notNull(),
    to: date().notNull(),
    startHalf: text({ enum: halfNames }).notNull(),
    endHalf: text({ enum: halfNames }).notNull(),
    /** Of leave by the hour. */
    minutes: integer(),
    /** Taken from the balance, in minutes of the ledger. */
    cost: integer().notNull(),
    /** As it was when the leave was asked for: later changes of the type apply to new requests. */
    payFraction: numeric({ precision: 5, scale: 4, mode: "number" }).notNull(),
    reason: text(),
    fileIds: jsonb().$type<string[]>().notNull(),
    dependantId: uuid(),
    /** Who stands in. */
    handoverToId: uuid(),
    balanceBefore: integer(),
    balanceAfter: integer(),
    /** `manual`: entered by HR. */
    source: text({ enum: ["request", "manual"] }).notNull(),
    status: text({ enum: leaveStates }).notNull(),
    decidedAt: instant(),
    decidedBy: uuid(),
    comment: text(),
    /** Why it was cancelled or recalled. */
    cancelReason: text(),
  },
  (table) => [
    foreignKey({
      name: "leaves_type",
      columns: [table.tenantId, table.leaveTypeId],
      foreignColumns: [leaveTypes.tenantId, leaveTypes.id],
    }),
    index("leaves_list").on(table.tenantId, table.companyId, table.from),
    index("leaves_status").on(table.tenantId, table.companyId, table.status),
    check("leaves_days", sql`${table.from} <= ${table.to} and ${table.cost} >= 0`),
    check("leaves_pay_fraction", sql`${table.payFraction} between 0 and 1`),
  ],
);

/** Every half day between the first and the last one, also those that cost nothing: none can be asked for twice. */
export const leaveSlots = pgTable(
  "leave_slots",
  {
    id: uuid().notNull().defaultRandom(),
    tenantId: uuid().notNull(),
    companyId: uuid().notNull(),
    employeeId: uuid().notNull(),
    leaveId: uuid().notNull(),
    leaveTypeId: uuid().notNull(),
    date: date().notNull(),
    half: text({ enum: halfNames }).notNull(),
    /** What the half day would be without the leave, as it was counted. */
    dayStatus: text({ enum: dayStatuses }).notNull(),
    /** Minutes of work that it replaces, and minutes of the ledger that it costs. */
    minutes: integer().notNull(),
    cost: integer().notNull(),
    /** `pending` and `granted` keep the half day; `released` gives it back. */
    state: text({ enum: ["pending", "granted", "released"] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      name: "leave_slots_leave",
      columns: [table.tenantId, table.leaveId],
      foreignColumns: [leaves.tenantId, leaves.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "leave_slots_employee",
      columns: [table.tenantId, table.employeeId],
      foreignColumns: [employees.tenantId, employees.id],
    }).onDelete("cascade"),
    uniqueIndex("leave_slots_once")
      .on(table.tenantId, table.employeeId, table.date, table.half)
      .where(sql`${table.state} <> 'released'`),
    index("leave_slots_days").on(table.tenantId, table.companyId, table.date),
    index("leave_slots_leave").on(table.tenantId, table.leaveId),
    ownTenant(table.tenantId),
  ],
);
