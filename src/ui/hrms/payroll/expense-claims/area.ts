/** Expense claims: submitted with receipts, decided under Approvals, paid with the next pay run. */
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import { listClaimOptionsOptions } from "#generated/hrms/hooks/expense-claims.ts";
import { listProjectOptionsOptions } from "#generated/hrms/hooks/projects.ts";
import { expenseClaims as resource } from "#generated/hrms/resources/expense-claims.ts";
import { createExpenseClaim as check } from "#generated/hrms/validators/expense-claims.js";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";
import { MonthValue } from "../shared/month.tsx";

const words = "expense-claims";

export const expenseClaims = area("expense-claims", {
  resource,
  check,
  columns: ["fullName", "spentOn", "itemName", "description", "amount", "status"],
  moreColumns: [
    "employeeNo",
    "tax",
    "projectName",
    "payMonth",
    "createdBy",
    "createdAt",
    "decidedBy",
    "decidedAt",
    "comment",
  ],
  filters: ["status", "employeeId", ["from", "to"]],
  references: {
    employeeId: { label: "fullName", options: listEmployeeOptionsOptions },
    allowanceId: { label: "itemName", options: listClaimOptionsOptions },
    projectId: { label: "projectName", options: listProjectOptionsOptions, subject: "projects" },
  },
  controls: {
    fileIds: part(async () => (await import("./receipts.tsx")).ReceiptsControl, words),
  },
  views: {
    payMonth: MonthValue,
    fileIds: part(async () => (await import("./receipts.tsx")).Receipts, words, "employee-records"),
  },
  fixed: () => true,
  steps: part(async () => (await import("./claim-steps.tsx")).ClaimSteps, words),
  form: {
    what: [["employeeId"], ["allowanceId"], ["spentOn"], ["amount", "tax"]],
    proof: [["description"], ["projectId"], ["fileIds"]],
  },
});
