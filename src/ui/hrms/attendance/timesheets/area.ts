/** Timesheets: a week of an employee on its own page, filled in as a grid. */
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import { timesheets as resource } from "#generated/hrms/resources/timesheets.ts";
import { createTimesheet as check } from "#generated/hrms/validators/timesheets.js";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

const references = { employeeId: { label: "fullName", options: listEmployeeOptionsOptions } };

export const timesheets = area("timesheets", {
  resource,
  check,
  columns: ["fullName", "weekStart", "minutes", "billableMinutes", "submittedAt", "status"],
  moreColumns: ["employeeNo", "decidedBy", "decidedAt", "comment", "updatedAt"],
  filters: ["status", "employeeId", ["from", "to"]],
  references: references as never,
  hours: ["minutes", "billableMinutes"],
  views: {
    entries: part(async () => (await import("./entries-view.tsx")).EntriesView),
  },
  // Filled in on its page.
  fixed: () => true,
  offers: part(async () => (await import("./report-button.tsx")).ReportButton, "attendance-tools"),
  panels: { week: part(async () => (await import("./week-panel.tsx")).WeekPanel, "attendance-tools") },
  steps: part(async () => (await import("./timesheet-steps.tsx")).TimesheetSteps, "attendance-tools"),
  form: { week: [["date"], ["employeeId"]] as never },
});
