/** What the entries of the menu need, and where those of several lists lead, if their names do not say it. */
import type { AreaName } from "./menu.ts";

/** Statutory rate pages share one permission. */
const rateAreas = [
  "cpf-ages",
  "cpf-wages",
  "cpf",
  "sdl",
  "cdac",
  "ec",
  "mbm",
  "sinda",
  "statutory-rates",
] as const satisfies readonly AreaName[];

/** Permission subjects that differ from the page name. */
export const subjects: Readonly<Record<string, string>> = {
  ...Object.fromEntries(rateAreas.map((area) => [area, "rates"])),
  "company-settings": "calculation-settings",
  "my-leave": "leaves",
  "my-payslips": "payslips",
  payroll: "pay-runs",
  "leave-calendar": "leaves",
  "leave-claims": "manual-leave",
  users: "platform-users",
  jobs: "platform-jobs",
  timesheets: "platform-timesheets",
  approvals: "dashboard",
  "my-attendance": "own-attendance",
  "audit-log": "audit-events",
  "support-access": "support-grants",
  "locations-and-shifts": "work-locations",
  "roster-setup": "roster-patterns",
  "applicable-leave": "leave-settings",
  "variable-pay": "employee-pay-items",
};

/** Entries that open the first of several lists. */
export const firstLists: Readonly<Record<string, string>> = {
  "locations-and-shifts": "work-locations",
  "roster-setup": "roster-patterns",
  payroll: "pay-runs",
};
