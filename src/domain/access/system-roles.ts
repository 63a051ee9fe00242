/** The built-in roles. They cannot be changed, only cloned. */
import { publishedModules } from "./shared/catalogue.ts";
import { everyElement, type FieldRight, type RoleGrant, type RoleRights } from "./shared/role.ts";
import {
  type AccessScope,
  type ElementAction,
  elementActions,
  type FieldClass,
  fieldClasses,
} from "./shared/vocabulary.ts";

export interface SystemRole extends RoleRights {
  readonly code:
    | "platformAdmin"
    | "tenantOwner"
    | "hrAdmin"
    | "payrollMaker"
    | "payrollApprover"
    | "itAdmin"
    | "kiosk"
    | "manager"
    | "employee"
    | "auditor";
  readonly name: string;
  readonly description: string;
}

const view: readonly ElementAction[] = ["view"];
const everything: RoleGrant = { element: everyElement, actions: elementActions, scope: "tenant" };

const on = (scope: AccessScope, actions: readonly ElementAction[], ...elements: string[]): RoleGrant[] =>
  elements.map((element) => ({ element, actions, scope }));

/** Every action that the elements of the modules allow. */
const whole = (scope: AccessScope, ...codes: string[]): RoleGrant[] =>
  publishedModules
    .filter(({ code }) => codes.includes(code))
    .flatMap(({ elements }) => elements.map(({ code, actions }) => ({ element: code, actions, scope })));

function fields(rights: Partial<Record<FieldClass, "read" | "write">>): FieldRight[] {
  return fieldClasses.map((name) => ({
    class: name,
    read: rights[name] !== undefined,
    write: rights[name] === "write",
  }));
}

const allFields = fields({ public: "write", personal: "write", identity: "write", pay: "write", health: "write" });

export const systemRoles: readonly SystemRole[] = [
  {
    code: "platformAdmin",
    name: "Platform administrator",
    description: "Manages the platform and its master data.",
    grants: [everything],
    fieldRights: fields({ public: "write" }),
  },
  {
    code: "tenantOwner",
    name: "Tenant owner",
    description: "Can do everything the package includes.",
    grants: [everything],
    fieldRights: allFields,
  },
  {
    code: "hrAdmin",
    name: "HR administrator",
    description: "Manages structure, people, leave and attendance of the company, but does not see pay.",
    grants: [
      ...on("company", view, "dashboard", "roles", "masters", "calculators", "statutory-rates", "settings"),
      ...on("company", ["view", "edit"], "companies", "company-settings"),
      ...on("company", ["view", "create", "edit", "export"], "invitations"),
      ...on("company", ["view", "create", "edit", "delete", "export"], "api-keys", "webhooks"),
      ...whole("company", "people", "leave", "attendance"),
      // HR invites employees, who have it, and can only give what it has.
      ...on("self", view, "payslips"),
    ],
    fieldRights: fields({ public: "write", personal: "write", identity: "write", health: "read" }),
  },
  {
    code: "payrollMaker",
    name: "Payroll maker",
    description: "Prepares payroll for someone else to approve.",
    grants: [
      ...on(
        "company",
        view,
        "dashboard",
        "companies",
        "masters",
        "calculators",
        "statutory-rates",
        "company-settings",
        "grades",
        "leaves",
        "attendance",
        "attendance-periods",
        "manual-attendance",
        "timesheets",
      ),
      ...on("company", ["view", "edit"], "employees", "payroll-tasks"),
      ...on("company", ["view", "create", "edit", "export"], "company-bank-accounts"),
      ...on(
        "company",
        ["view", "create", "edit", "delete", "export"],
        "allowances",
        "deductions",
        "employee-pay-items",
        "ledger-accounts",
        "bank-formats",
        "ppf",
      ),
      ...on("company", ["view", "export"], "expense-claims"),
      ...on("company", ["view", "create", "edit", "delete", "export", "run"], "payroll"),
      ...on("company", ["view", "export"], "payslips", "payroll-reports"),
    ],
    fieldRights: fields({ public: "read", personal: "read", identity: "read", pay: "write" }),
  },
  {
    code: "payrollApprover",
    name: "Payroll approver",
    description: "Approves what someone else has prepared, but cannot change it.",
    grants: [
      ...on(
        "company",
        view,
        "dashboard",
        "companies",
        "masters",
        "calculators",
        "statutory-rates",
        "company-settings",
        "company-bank-accounts",
        "grades",
        "allowances",
        "deductions",
        "employee-pay-items",
        "ledger-accounts",
        "bank-formats",
      ),
      ...on("company", ["view", "approve"], "employees"),
      ...on("company", ["view", "approve", "export"], "payroll", "ppf", "expense-claims"),
      ...on("company", ["view", "export"], "payslips", "payroll-reports"),
    ],
    fieldRights: fields({ public: "read", personal: "read", pay: "read" }),
  },
  {
    code: "itAdmin",
    name: "IT administrator",
    description: "Does the IT tasks when people join and leave, without seeing their records.",
    grants: on("company", ["view", "edit"], "it-tasks"),
    fieldRights: fields({}),
  },
  {
    code: "kiosk",
    name: "Kiosk",
    description: "For a shared device at which people clock in by number and PIN. Sees no records.",
    grants: on("company", ["view", "create"], "kiosk"),
    fieldRights: fields({}),
  },
  {
    code: "manager",
    name: "Manager",
    description: "Sees their reports and approves their requests, but never sees their pay.",
    grants: [
      ...on(
        "company",
        view,
        "dashboard",
        "companies",
        "masters",
        "calculators",
        "departments",
        "designations",
        "holidays",
      ),
      ...on("reports", view, "employees"),
      ...on(
        "reports",
        ["view", "approve"],
        "leaves",
        "manual-attendance",
        "timesheets",
        "shift-swaps",
        "expense-claims",
      ),
      ...on("reports", ["view", "edit", "approve"], "roster"),
      ...on("reports", ["view", "approve", "export"], "attendance"),
    ],
    fieldRights: fields({ public: "read" }),
  },
  {
    code: "employee",
    name: "Employee",
    description: "Sees their own record and makes requests.",
    grants: [
      ...on("company", view, "companies", "masters", "calculators", "holidays"),
      ...on("self", view, "employees", "payslips", "employee-pay-items"),
      ...on("self", ["view", "create", "edit"], "leaves", "manual-attendance", "timesheets", "expense-claims"),
      ...on("self", ["view", "create"], "clock", "shift-swaps"),
      ...on("self", view, "attendance"),
    ],
    fieldRights: fields({ public: "read", personal: "read", identity: "read", pay: "read", health: "read" }),
  },
  {
    code: "auditor",
    name: "Auditor",
    description: "Can see everything but change nothing.",
    grants: whole("tenant", "core", "people", "leave", "attendance", "payroll").map((grant) => ({
      ...grant,
      actions: grant.actions.filter((action) => action === "view" || action === "export"),
    })),
    fieldRights: fields({ public: "read", personal: "read", identity: "read", pay: "read", health: "read" }),
  },
];
