/** A person's job from a day on, and whom they then report to. */
import { sql } from "drizzle-orm";
import { foreignKey, index, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { type CostShare, reportingKinds } from "#src/domain/people/shared/vocabulary.ts";
import { classes } from "../../company/tables/classes.ts";
import { companyTable } from "../../shared/tables/company-table.ts";
import { datedTable } from "../../shared/tables/dated-table.ts";
import { departments } from "../../company/tables/departments.ts";
import { designations } from "../../company/tables/designations.ts";
import { employees } from "./employees.ts";
import { functionalGroups } from "../../company/tables/functional-groups.ts";
import { grades } from "../../company/tables/grades.ts";
import { shifts } from "../../company/tables/shifts.ts";
import { workLocations } from "../../company/tables/work-locations.ts";

export const employeeJobs = datedTable(
  "employee_jobs",
  {
    departmentId: uuid().notNull(),
    designationId: uuid().notNull(),
    gradeId: uuid(),
    classId: uuid(),
    functionalGroupId: uuid(),
    locationId: uuid(),
    shiftId: uuid(),
    employeeGroupIds: jsonb().$type<string[]>().notNull().default([]),
    costSplit: jsonb().$type<CostShare[]>().notNull().default([]),
  },
  (table) => [
    index("employee_jobs_department").on(table.tenantId, table.departmentId),
    index("employee_jobs_designation").on(table.tenantId, table.designationId),
    index("employee_jobs_location").on(table.tenantId, table.locationId),
    foreignKey({
      name: "employee_jobs_department_id",
      columns: [table.tenantId, table.departmentId],
      foreignColumns: [departments.tenantId, departments.id],
    }),
    foreignKey({
      name: "employee_jobs_designation_id",
      columns: [table.tenantId, table.designationId],
      foreignColumns: [designations.tenantId, designations.id],
    }),
    foreignKey({
      name: "employee_jobs_grade_id",
      columns: [table.tenantId, table.gradeId],
      foreignColumns: [grades.tenantId, grades.id],
    }),
    foreignKey({
      name: "employee_jobs_class_id",
      columns: [table.tenantId, table.classId],
      foreignColumns: [classes.tenantId, classes.id],
    }),
    foreignKey({
      name: "employee_jobs_functional_group_id",
      columns: [table.tenantId, table.functionalGroupId],
      foreignColumns: [functionalGroups.tenantId, functionalGroups.id],
    }),
    foreignKey({
      name: "employee_jobs_location_id",
      columns: [table.tenantId, table.locationId],
      foreignColumns: [workLocations.tenantId, workLocations.id],
    }),
    foreignKey({
      name: "employee_jobs_shift_id",
      columns: [table.tenantId, table.shiftId],
      foreignColumns: [shifts.tenantId, shifts.id],
    }),
  ],
);

export const employeeReportingLines = companyTable(
  "employee_reporting_lines",
  {
    jobId: uuid().notNull(),
    /** The employee who reports. */
    employeeId: uuid().notNull(),
    managerId: uuid().notNull(),
    kind: text({ enum: reportingKinds }).notNull(),
  },
  (table) => [
    uniqueIndex("employee_reporting_lines_once").on(table.tenantId, table.jobId, table.managerId),
    uniqueIndex("employee_reporting_lines_primary")
      .on(table.tenantId, table.jobId)
      .where(sql`${table.kind} = 'primary'`),
    index("employee_reporting_lines_manager").on(table.tenantId, table.managerId),
    index("employee_reporting_lines_employee").on(table.tenantId, table.employeeId),
    foreignKey({
      name: "employee_reporting_lines_job_id",
      columns: [table.tenantId, table.jobId],
      foreignColumns: [employeeJobs.tenantId, employeeJobs.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "employee_reporting_lines_employee_id",
      columns: [table.tenantId, table.employeeId],
      foreignColumns: [employees.tenantId, employees.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "employee_reporting_lines_manager_id",
      columns: [table.tenantId, table.managerId],
      foreignColumns: [employees.tenantId, employees.id],
    }),
  ],
);
