/** Leave settings: what a leave type brings from a day on, to a company, department, grade, group or employee. */
import { sql } from "drizzle-orm";
import { boolean, check, date, foreignKey, index, numeric, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { leaveAccruals, leaveRoundings } from "#src/domain/leave/shared/vocabulary.ts";
import { departments } from "../../company/tables/departments.ts";
import { employeeGroups } from "../../company/tables/employee-groups.ts";
import { grades } from "../../company/tables/grades.ts";
import { employees } from "../../people/tables/employees.ts";
import { companyTable } from "../../shared/tables/company-table.ts";
import { leaveIncrements } from "./leave-increments.ts";
import { leaveTypes } from "./leave-types.ts";

export const leaveSettings = companyTable(
  "leave_settings",
  {
    leaveTypeId: uuid().notNull(),
    /** At most one of the four is set; without one, the setting applies to the company. */
    departmentId: uuid(),
    gradeId: uuid(),
    employeeGroupId: uuid(),
    employeeId: uuid(),
    validFrom: date().notNull(),
    /** Per leave year, in the unit of the leave type. */
    entitlement: numeric({ precision: 7, scale: 2, mode: "number" }).notNull(),
    accrual: text({ enum: leaveAccruals }).notNull(),
    rounding: text({ enum: leaveRoundings }).notNull(),
    prorateJoiners: boolean().notNull(),
    prorateLeavers: boolean().notNull(),
    incrementId: uuid(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    foreignKey({
      name: "leave_settings_leave_type",
      columns: [table.tenantId, table.leaveTypeId],
      foreignColumns: [leaveTypes.tenantId, leaveTypes.id],
    }),
    foreignKey({
      name: "leave_settings_increment",
      columns: [table.tenantId, table.incrementId],
      foreignColumns: [leaveIncrements.tenantId, leaveIncrements.id],
    }),
    foreignKey({
      name: "leave_settings_department",
      columns: [table.tenantId, table.departmentId],
      foreignColumns: [departments.tenantId, departments.id],
    }),
    foreignKey({
      name: "leave_settings_grade",
      columns: [table.tenantId, table.gradeId],
      foreignColumns: [grades.tenantId, grades.id],
    }),
    foreignKey({
      name: "leave_settings_employee_group",
      columns: [table.tenantId, table.employeeGroupId],
      foreignColumns: [employeeGroups.tenantId, employeeGroups.id],
    }),
    foreignKey({
      name: "leave_settings_employee",
      columns: [table.tenantId, table.employeeId],
      foreignColumns: [employees.tenantId, employees.id],
    }).onDelete("cascade"),
    uniqueIndex("leave_settings_once").on(
      table.tenantId,
      table.companyId,
      table.leaveTypeId,
      sql`coalesce(${table.departmentId}, ${table.gradeId}, ${table.employeeGroupId}, ${table.employeeId}, ${table.companyId})`,
      table.validFrom,
    ),
    index("leave_settings_increment").on(table.tenantId, table.incrementId),
    check(
      "leave_settings_target",
      sql`num_nonnulls(${table.departmentId}, ${table.gradeId}, ${table.employeeGroupId}, ${table.employeeId}) <= 1`,
    ),
    check("leave_settings_entitlement", sql`${table.entitlement} >= 0`),
    check("leave_settings_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
