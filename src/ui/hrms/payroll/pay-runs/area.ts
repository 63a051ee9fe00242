/** Pay runs: the list and the form of a new one; a run has its own page. */
import { listDepartmentOptionsOptions } from "#generated/hrms/hooks/departments.ts";
import { listEmployeeGroupOptionsOptions } from "#generated/hrms/hooks/employee-groups.ts";
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import { listPayPeriodOptionsOptions } from "#generated/hrms/hooks/pay-periods.ts";
import { payRuns as resource } from "#generated/hrms/resources/pay-runs.ts";
import { createPayRun as check } from "#generated/hrms/validators/pay-runs.js";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";
import { MonthValue } from "../shared/month-value.tsx";
import { paysItems } from "./run-fields.ts";

export const payRuns = area("pay-runs", {
  resource,
  check,
  columns: ["name", "kind", "payDate", "people", "net", "employerCost", "status"],
  moreColumns: [
    "period",
    "month",
    "gross",
    "deductions",
    "cpfEmployee",
    "cpfEmployer",
    "createdBy",
    "approvedBy",
    "updatedAt",
  ],
  filters: ["status", "kind", "periodId"],
  references: {
    periodId: { label: "period", options: listPayPeriodOptionsOptions },
    departmentIds: { label: "departmentIds", options: listDepartmentOptionsOptions, subject: "departments" },
    employeeGroupIds: {
      label: "employeeGroupIds",
      options: listEmployeeGroupOptionsOptions,
      subject: "employee-groups",
    },
    employeeIds: { label: "employeeIds", options: listEmployeeOptionsOptions, subject: "employees" },
  },
  controls: { itemCodes: part(async () => (await import("./item-codes.tsx")).ItemCodes, "tools", "fields") },
  shown: { itemCodes: paysItems },
  aids: { people: part(async () => (await import("./left-out.tsx")).NewRunLeftOut, "payroll", "tools") },
  views: { month: MonthValue },
  // Changed on its page.
  fixed: () => true,
  form: {
    run: [["kind"], ["periodId"], ["itemCodes"], ["name"]],
    people: [["departmentIds"], ["employeeGroupIds"], ["employeeIds"]],
    note: [["note"]],
  },
});
