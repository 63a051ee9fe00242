/** Payslips of a company: the list; a payslip has its own page. */
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import { listPayRunOptionsOptions } from "#generated/hrms/hooks/pay-runs.ts";
import { payslips as resource } from "#generated/hrms/resources/payslips.ts";
import { area } from "../../../crud/area.ts";
import { MonthValue } from "../shared/month-value.tsx";
import { PayslipState } from "../shared/payslip-state.tsx";

const references = {
  employeeId: { label: "fullName", options: listEmployeeOptionsOptions },
  payRunId: { label: "payRun", options: listPayRunOptionsOptions },
};

export const payslips = area("payslips", {
  resource,
  // Payslips are made by pay runs.
  check: () => [],
  columns: ["fullName", "period", "payDate", "gross", "deductions", "net", "state"],
  moreColumns: [
    "employeeNo",
    "department",
    "payRun",
    "kind",
    "month",
    "payable",
    "employerCost",
    "held",
    "publishedAt",
    "viewedAt",
    "acknowledgedAt",
  ],
  filters: ["state", "kind", "employeeId", "payRunId"],
  // For filters only.
  references: references as never,
  views: { month: MonthValue, state: PayslipState },
  form: {},
});
