/** The built-in catalogue: elements by module, and the packages that contain the modules. */
import type { ModuleLimits } from "./module-limits.ts";
import type { ElementAction, FieldClass } from "./vocabulary.ts";

interface PublishedElement {
  readonly code: string;
  readonly name: string;
  /** Contract subjects (`x-ability`) that this element gives access to. */
  readonly contractOps: readonly string[];
  readonly actions: readonly ElementAction[];
  readonly sensitivity: FieldClass;
}

interface PublishedModule {
  readonly code: string;
  readonly name: string;
  readonly icon: string;
  readonly dependsOn: readonly string[];
  readonly elements: readonly PublishedElement[];
}

interface PublishedPackage {
  readonly code: string;
  readonly name: string;
  readonly priceMonthly: number;
  readonly priceYearly: number;
  readonly seatLimit: number | null;
  readonly companyLimit: number | null;
  readonly trialDays: number;
  readonly popular: boolean;
  /** Modules of the package with their limits. */
  readonly modules: Readonly<Record<string, ModuleLimits>>;
}

const records: readonly ElementAction[] = ["view", "create", "edit", "delete", "export"];
const looks: readonly ElementAction[] = ["view"];
const settings: readonly ElementAction[] = ["view", "edit"];

function element(
  code: string,
  name: string,
  {
    actions = records,
    sensitivity = "public",
    contractOps = [code],
  }: Partial<Omit<PublishedElement, "code" | "name">> = {},
): PublishedElement {
  return { code, name, contractOps, actions, sensitivity };
}

const masters = [
  "countries",
  "workpass-types",
  "workpass-occupations",
  "religions",
  "races",
  "banks",
  "global-leave-types",
  "elements",
  "modules",
  "module-elements",
  "packages",
  "package-modules",
];

/** Records that belong to an employee. */
const ofEmployees = [
  "files",
  "bank-accounts",
  "work-passes",
  "passports",
  "dependants",
  "previous-employments",
  "documents",
  "kets",
  "tasks",
  "transfers",
  "split-companies",
  "expiries",
  "change-requests",
  "approvals",
];

export const publishedModules: readonly PublishedModule[] = [
  {
    code: "core",
    name: "Core",
    icon: "building-2",
    dependsOn: [],
    elements: [
      element("dashboard", "Dashboard", { actions: looks }),
      element("companies", "Companies"),
      element("company-bank-accounts", "Bank accounts of companies", {
        actions: ["view", "create", "edit", "export"],
        sensitivity: "pay",
      }),
      element("roles", "Roles"),
      element("user-access", "User access", { sensitivity: "personal" }),
      element("invitations", "Invitations", { actions: ["view", "create", "edit", "export"], sensitivity: "personal" }),
      element("masters", "Global masters", { actions: ["view", "export"], contractOps: masters }),
      element("audit-log", "Audit log", {
        actions: ["view", "export"],
        contractOps: ["audit-events"],
        sensitivity: "personal",
      }),
      element("support-access", "Support access", {
        actions: ["view", "create", "delete", "export"],
        contractOps: ["support-grants"],
        sensitivity: "personal",
      }),
      element("calculators", "Calculators", { actions: looks }),
      element("settings", "Settings", { actions: settings }),
      element("app-settings", "App settings", { actions: settings }),
      element("api-keys", "API keys", { actions: records, sensitivity: "pay" }),
      // People who may edit one of these have the tasks of that office as their own.
      element("it-tasks", "Tasks of IT", { actions: settings }),
      element("payroll-tasks", "Tasks of payroll", { actions: settings }),
      element("webhooks", "Webhooks", { contractOps: ["webhooks", "webhook-deliveries"], sensitivity: "pay" }),
    ],
  },
  {
    code: "people",
    name: "People",
    icon: "users",
    dependsOn: ["core"],
    elements: [
      element("grades", "Grades", { sensitivity: "pay" }),
      element("employee-groups", "Employee groups"),
      element("classes", "Classes"),
      element("functional-groups", "Functional groups"),
      element("departments", "Departments"),
      element("designations", "Designations"),
      element("mom-survey-groups", "MOM survey groups"),
      element("employees", "Employees", {
        contractOps: ["employees", ...ofEmployees],
        actions: [...records, "approve", "unmask"],
        sensitivity: "identity",
      }),
      element("people-settings", "Documents, tasks and custom fields", {
        contractOps: ["document-types", "task-templates", "custom-field-definitions"],
      }),
      element("clients", "Clients"),
      element("projects", "Projects"),
      element("locations-and-shifts", "Locations and shifts", {
        contractOps: ["locations-and-shifts", "work-locations", "shifts"],
      }),
      element("approval-chains", "Approval chains"),
      element("delegations", "Delegations"),
    ],
  },
  {
    code: "leave",
    name: "Leave",
    icon: "calendar-days",
    dependsOn: ["people"],
    elements: [
      element("leave-increments", "Leave increments"),
      element("leave-settings", "Leave settings"),
      element("leave-types", "Leave types"),
      element("leaves", "Leaves", { actions: [...records, "approve"], sensitivity: "health" }),
      element("manual-leave", "Manual leave", { sensitivity: "health" }),
      element("holidays", "Holidays", { contractOps: ["holidays", "holiday-calendars", "holiday-assignments"] }),
      element("year-settings", "Year settings"),
      element("blackout-dates", "Blackout dates"),
    ],
  },
  {
    code: "attendance",
    name: "Attendance",
    icon: "clock-3",
    dependsOn: ["people"],
    elements: [
      element("clock", "Clocking in", { actions: ["view", "create"], contractOps: ["own-attendance"] }),
      element("kiosk", "Attendance kiosk", { actions: ["view", "create"] }),
      element("attendance", "Attendance", {
        actions: [...records, "approve"],
        contractOps: ["punches", "attendance-logs"],
        sensitivity: "personal",
      }),
      element("attendance-periods", "Attendance periods", {
        actions: [...records, "approve"],
        contractOps: ["attendance-periods", "attendance-adjustments"],
      }),
      element("manual-attendance", "Manual attendance", { actions: [...records, "approve"], sensitivity: "personal" }),
      element("timesheets", "Timesheets", { actions: [...records, "approve"], sensitivity: "personal" }),
      element("roster", "Roster", {
        actions: [...records, "approve"],
        contractOps: ["roster", "roster-patterns", "staffing-needs"],
        sensitivity: "personal",
      }),
      element("shift-swaps", "Shift swaps", { actions: [...records, "approve"], sensitivity: "personal" }),
    ],
  },
  {
    code: "payroll",
    name: "Payroll",
    icon: "wallet",
    dependsOn: ["people"],
    elements: [
      element("payroll", "Payroll", {
        actions: [...records, "run", "approve"],
        contractOps: ["payroll", "pay-periods", "pay-runs", "settlements", "tax-clearances", "tax-filings"],
        sensitivity: "pay",
      }),
      // Within the scope "self" they are one's own.
      element("payslips", "Payslips", { actions: ["view", "export"], sensitivity: "pay" }),
      // Without the right to see pay, only sums of five people and more.
      element("payroll-reports", "Payroll reports", { actions: ["view", "export"] }),
      element("allowances", "Allowances", { sensitivity: "pay" }),
      element("deductions", "Deductions", { sensitivity: "pay" }),
      element("employee-pay-items", "Allowances and deductions of employees", { sensitivity: "pay" }),
      element("expense-claims", "Expense claims", {
        actions: ["view", "create", "edit", "export", "approve"],
        sensitivity: "personal",
      }),
      element("ppf", "Private provident fund", { actions: [...records, "approve"], sensitivity: "pay" }),
      element("statutory-rates", "Statutory rates", { actions: looks, contractOps: ["rates"] }),
      element("company-settings", "Company settings", { actions: settings, contractOps: ["calculation-settings"] }),
      element("ledger-accounts", "Chart of accounts"),
      element("bank-formats", "Bank file formats"),
    ],
  },
];

/** Prices of a seat in cents. */
export const publishedPackages: readonly PublishedPackage[] = [
  {
    code: "starter",
    name: "Starter",
    priceMonthly: 300,
    priceYearly: 3000,
    seatLimit: 25,
    companyLimit: 1,
    trialDays: 14,
    popular: false,
    modules: { core: { apiKeys: 2, webhooks: 2 }, people: { customFields: 10, storageMb: 2_000, importRows: 100 } },
  },
  {
    code: "growth",
    name: "Growth",
    priceMonthly: 600,
    priceYearly: 6000,
    seatLimit: 200,
    companyLimit: 5,
    trialDays: 30,
    popular: true,
    modules: {
      core: { apiKeys: 10, webhooks: 10 },
      people: { customFields: 50, storageMb: 20_000, importRows: 1_000 },
      leave: {},
      attendance: {},
    },
  },
  {
    code: "complete",
    name: "Complete",
    priceMonthly: 900,
    priceYearly: 9000,
    seatLimit: null,
    companyLimit: null,
    trialDays: 30,
    popular: false,
    modules: { core: {}, people: { storageMb: 100_000 }, leave: {}, attendance: {}, payroll: {} },
  },
];

/** The package of a tenant that chose none. */
export const fullPackage = "complete";
