/** Pay periods: what pay runs pay for, with their own days of attendance, CPF month and pay date. */
import { listPayRunsOptions } from "#generated/hrms/hooks/pay-runs.ts";
import { payPeriods as resource } from "#generated/hrms/resources/pay-periods.ts";
import { createPayPeriod as check } from "#generated/hrms/validators/pay-periods.js";
import { dayRangeFaults } from "#src/domain/shared/day-range.ts";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";
import { MonthInput } from "../../../form/controls/month-input.tsx";
import { MonthValue } from "../shared/month-value.tsx";
import { runsOf } from "./period-runs.ts";

export const payPeriods = area("pay-periods", {
  resource,
  check,
  rules: dayRangeFaults,
  columns: ["name", "frequency", "startDate", "endDate", "payDate", "month", "status"],
  moreColumns: ["attendanceFrom", "attendanceTo", "openRuns", "paidRuns", "updatedAt"],
  filters: ["status", "frequency", "year"],
  controls: { month: MonthInput },
  views: { month: MonthValue },
  fixed: ({ status, openRuns, paidRuns }) => status !== "open" || Number(openRuns) + Number(paidRuns) > 0,
  offers: part(async () => (await import("./year-button.tsx")).YearButton, "payroll"),
  steps: part(async () => (await import("./period-steps.tsx")).PeriodSteps, "payroll"),
  panels: { runs: part(async () => (await import("./runs-panel.tsx")).RunsPanel, "payroll") },
  panelQueries: { runs: ({ companyId, recordId }) => listPayRunsOptions(runsOf(companyId, recordId)) },
  form: {
    period: [["name"], ["frequency"], ["startDate", "endDate"]],
    payment: [["payDate", "month"]],
    attendance: [["attendanceFrom", "attendanceTo"]],
  },
});
