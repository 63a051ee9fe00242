/** Allowances and deductions of employees: fixed, in one pay month, or by a schedule. */
import { listAllowanceOptionsOptions } from "#generated/hrms/hooks/allowances.ts";
import { listDeductionOptionsOptions } from "#generated/hrms/hooks/deductions.ts";
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import { employeePayItems as resource } from "#generated/hrms/resources/employee-pay-items.ts";
import { createEmployeePayItem as check } from "#generated/hrms/validators/employee-pay-items.js";
import { missingFields } from "#src/domain/payroll/given-fields.ts";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";
import { MonthControl, MonthValue } from "../shared/month.tsx";
import { payItemShown } from "./shown.ts";

const words = "employee-pay-items";
const steps = part(async () => (await import("./pay-item-steps.tsx")).PayItemSteps, words);

export const employeePayItems = area("employee-pay-items", {
  resource,
  check,
  rules: missingFields,
  columns: ["fullName", "itemName", "mode", "due", "fromMonth", "left", "status"],
  moreColumns: [
    "employeeNo",
    "itemCode",
    "kind",
    "toMonth",
    "quantity",
    "total",
    "instalments",
    "instalmentsLeft",
    "taken",
    "consentOn",
    "reason",
    "updatedAt",
  ],
  filters: ["status", "kind", "mode", "employeeId"],
  references: {
    employeeId: { label: "fullName", options: listEmployeeOptionsOptions },
    allowanceId: { label: "allowance", options: listAllowanceOptionsOptions, subject: "allowances" },
    deductionId: { label: "deduction", options: listDeductionOptionsOptions, subject: "deductions" },
  },
  controls: {
    fromMonth: MonthControl,
    toMonth: MonthControl,
    amounts: part(async () => (await import("./schedule-control.tsx")).ScheduleControl, words),
  },
  views: {
    fromMonth: MonthValue,
    toMonth: MonthValue,
    settleMonth: MonthValue,
    amounts: part(async () => (await import("./schedule-value.tsx")).ScheduleValue, words),
  },
  shown: payItemShown,
  fixed: (row) => (row.status !== "draft" && row.status !== "active") || Number(row["taken"]) !== 0,
  offers: part(async () => (await import("./upload-button.tsx")).UploadButton, words, "attendance-tools"),
  steps,
  panels: { plan: part(async () => (await import("./plan-panel.tsx")).PlanPanel, words) },
  form: {
    item: [["employeeId"], ["kind"], ["allowanceId", "deductionId"]],
    amount: [["mode"], ["amount", "quantity"], ["total", "instalments"], ["fromMonth", "toMonth"], ["amounts"]],
    why: [["consentOn"], ["reason"], ["status"]],
  },
});
