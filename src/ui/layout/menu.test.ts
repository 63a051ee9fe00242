/** The menu contains every area, filtered by the account's rights, and finds the entry of a page. */
import { expect, test } from "vitest";
import type { Account } from "../session/account.ts";
import { abilityOf } from "../session/ability.ts";
import shell from "./messages/shell.en.json" with { type: "json" };
import { addressOf, entriesOf, entryOfPath, menu, menuAccountOf, visibleMenu } from "./menu.ts";

/** Areas of section 2 of the product specification, spelled as in the specification. */
const areas =
  `Dashboard, Users, Countries, Workpass Types, Workpass Occupations, Religions, Elements, Modules, Module Elements, Packages,
  Package Modules, Global Leave Types, Tenants, Timesheets, CPF Ages, CPF Wages, Companies, Roles, Employee Groups, Grades, Classes,
  Functional Groups, Departments, Designations, Employees, Clients, Projects, MOM Survey Groups, Location & Shift, Leave Increments,
  Leave Settings, Leave Types, Leaves, Manual Leave, Holidays, Year Settings, Payroll, Allowances, Deductions, PPF, SDL, CDAC, EC, MBM,
  SINDA, CPF, Manual Attendance, Settings, Company Settings, App Settings, My Profile`.split(/,\s+/);

/** Entities of section 3 that payments and funds need. */
const masters = ["Races", "Banks"];

/** Role assignment (section 3). */
const access = ["User access", "Invitations"];

/** Between platform and tenant. */
const tenancy = ["Overview", "Support access", "Audit log"];

/** Payment accounts of a company (section 2). */
const companyMoney = ["Bank accounts"];

/** Company settings about employees. */
const peopleSettings = ["Document types", "Task templates", "Custom fields", "Delegations", "Approval chains"];

/** Pending decisions, tasks and expiries. */
const pendingOfPeople = ["Approvals", "My tasks", "Expiries", "Change requests"];

/** What the settings of leave come to for an employee. */
const leaveSetUp = ["Applicable leave", "Blackout dates"];

/** Views of leave beside the list. */
const leaveViews = ["My leave", "Team calendar", "Government claims"];

/** Attendance beside manual attendance; timesheets of a company beside those of the platform. */
const attendance = [
  "My attendance",
  "Roster",
  "Shift swaps",
  "Attendance",
  "Timesheets",
  "Punches",
  "Attendance periods",
  "Adjustments",
  "Patterns and needs",
  "Kiosk",
];

/** What people get beside basic pay, month by month. */
const payItems = ["Employee items", "Variable pay", "Expense claims", "Chart of accounts", "Bank file formats"];

/** Lists of payroll, and one's own payslips. */
const payroll = [
  "Pay periods",
  "Payslips",
  "Final settlements",
  "Tax clearances",
  "Tax filings",
  "My payslips",
  "Payroll reports",
];

/** Integrations of a tenant. */
const programs = ["API keys", "Webhooks"];

/** Background jobs of the platform. */
const background = ["Background jobs"];

/** All kinds of rates of the platform, of which section 2 names CPF ages and wages. */
const rates = ["Statutory rates"];
const readerOf = (mayRead: (subject: string) => boolean) => ({ mayRead, mayReadOthers: mayRead, platform: false });

const labels = shell as Record<string, string>;
const all = entriesOf(menu);

test("every area of the product stands in the menu once, by its label", () => {
  const hr = entriesOf(menu.filter(({ name }) => name === "hr"));
  const product = hr.filter(({ subject }) => subject !== "calculators");
  const lower = (names: readonly (string | undefined)[]) => names.map((name) => name?.toLowerCase()).sort();
  expect(lower(product.map(({ area }) => labels[`area.${area}`]))).toEqual(
    lower([
      ...areas,
      ...masters,
      ...access,
      ...tenancy,
      ...companyMoney,
      ...peopleSettings,
      ...pendingOfPeople,
      ...leaveSetUp,
      ...leaveViews,
      ...attendance,
      ...payItems,
      ...payroll,
      ...programs,
      ...background,
      ...rates,
    ]),
  );
});

test("labels are written as sentences are: capitals for names alone", () => {
  const titled = all.map(({ area }) => labels[`area.${area}`]).filter((label) => /\s[A-Z][a-z]/.test(label ?? ""));
  expect(titled).toEqual(["React Hook Form"]);
});

test("no two entries share an address", () => {
  expect(new Set(all.map(({ to }) => to)).size).toBe(all.length);
});

test("an account sees what it may read, and groups without entries are gone", () => {
  const client = visibleMenu(
    readerOf((subject) => subject === "ACL" || subject === "Auth"),
    true,
  );
  expect(entriesOf(client).map(({ area }) => area)).toEqual(["home", "my-profile", "access-control"]);
  expect(client.every(({ groups }) => groups.every(({ entries }) => entries.length > 0))).toBe(true);
});

test("one of the platform finds nothing that a tenant keeps, and one of a tenant nothing of the platform's own", () => {
  const entriesFor = (platform: boolean) => {
    const account = { ability: [{ action: "manage", subject: "all" }], extras: { platform } } as unknown as Account;
    return entriesOf(visibleMenu(menuAccountOf(abilityOf(account), platform), false));
  };
  expect(entriesFor(true).filter(({ to }) => to.startsWith("/tenant/"))).toEqual([]);
  expect(entriesFor(false).filter(({ area }) => area === "users" || area === "tenants")).toEqual([]);
  expect(entriesFor(false).filter(({ to }) => to.startsWith("/tenant/"))).toHaveLength(8);
});

test("masters are for the platform, pages of a company for its people", () => {
  const everything = { ability: [{ action: "manage", subject: "all" }], extras: {} } as unknown as Account;
  const addresses = (platform: boolean) =>
    entriesOf(visibleMenu(menuAccountOf(abilityOf(everything), platform), false)).map(({ to }) => to);
  expect(addresses(false).filter((to) => to.startsWith("/platform/"))).toEqual([]);
  expect(addresses(true).filter((to) => to.startsWith("/companies/"))).toEqual([]);
  expect(addresses(true)).toContain("/platform/countries");
});

test("an account that reads its own record alone has no lists of people", () => {
  const areasOf = (scope: string) => {
    const rules = ["employees", "expiries", "change-requests", "payslips"].map((subject) => ({
      action: "read",
      subject,
      conditions: { scope },
    }));
    const account = { ability: rules, extras: {} } as unknown as Account;
    return entriesOf(visibleMenu(menuAccountOf(abilityOf(account), false), false)).map(({ area }) => area);
  };
  expect(areasOf("self")).not.toContain("employees");
  expect(areasOf("self")).not.toContain("payslips");
  expect(areasOf("self")).toContain("my-payslips");
  expect(areasOf("self")).toContain("change-requests");
  expect(areasOf("reports")).toEqual(expect.arrayContaining(["employees", "expiries", "payslips"]));
});

test("without the demo layer its section is gone", () => {
  expect(
    visibleMenu(
      readerOf(() => true),
      false,
    ).map(({ name }) => name),
  ).toEqual(["hr"]);
});

test("an entry of a company needs one for its address", () => {
  const grades = entryOfPath("/companies/7/grades");
  expect(grades?.area).toBe("grades");
  expect(grades && addressOf(grades, "42")).toBe("/companies/42/grades");
  expect(grades && addressOf(grades, undefined)).toBeNull();
});

test("pages below an entry belong to it, others to none", () => {
  expect(entryOfPath("/companies/7/leave-types/9/edit")?.area).toBe("leave-types");
  expect(entryOfPath("/apps/email/inbox")?.area).toBe("email");
  expect(entryOfPath("/platform/rates/holidays")?.area).toBe("statutory-rates");
  expect(entryOfPath("/companies/7/leaves-of-grass")).toBeUndefined();
  expect(entryOfPath("/calculators/overtime")?.area).toBe("calculator-overtime");
  expect(entryOfPath("/companies/7/shifts/9")?.area).toBe("locations-and-shifts");
  expect(entryOfPath("/calculators/notice")?.area).toBe("calculators");
});

/** Section 2 of the demo layer specification, folder by folder. */
const demoPages = `/dashboard: analytics
/apps: email chat todo calendar invoice/list invoice/preview invoice/edit invoice/add ecommerce/shop ecommerce/product-detail
  ecommerce/wishlist ecommerce/checkout user/list user/view user/edit
/pages: login-v1 login-v2 register-v1 register-v2 forgot-password-v1 forgot-password-v2 reset-password-v1 reset-password-v2
  account-settings profile faq knowledge-base pricing blog/list blog/detail blog/edit
/misc: coming-soon not-authorized maintenance error
/ui-element: typography
/colors: colors
/icons: reactfeather
/cards: basic advance statistics analytics action
/components: alerts auto-complete avatar badges breadcrumbs buttons carousel collapse divider dropdowns list-group media-objects modals
  nav-component pagination pill-badges pills-component popovers progress spinners tabs-component timeline toasts tooltips blockui
/extensions: sweet-alert toastr slider drag-and-drop tour clipboard react-player context-menu swiper ratings i18n pagination import export
  export-selected
/page-layout: collapse-menu layout-boxed without-menu layout-empty layout-blank
/forms: elements/input elements/input-group elements/input-mask elements/textarea elements/checkbox elements/radio elements/switch
  elements/select elements/number-input elements/file-uploader elements/editor elements/pickers layout/form-layout wizard react-hook-form
  reactstrap-validation form-repeater
/tables: reactstrap
/datatables: basic advance
/charts: apex chartjs recharts
/maps: leaflet`
  .split(/\n(?=\/)/)
  .flatMap((line) => {
    const [folder, pages = ""] = line.split(":");
    return pages
      .trim()
      .split(/\s+/)
      .map((page) => `${folder}/${page}`);
  });

test("every page of the demo layer stands in the menu", () => {
  const addresses = all.map(({ to }) => to);
  expect([...demoPages, "/access-control"].filter((page) => !addresses.includes(page))).toEqual([]);
});

test("a page of a branch belongs to its entry, and names it by a message of its own", () => {
  expect(entryOfPath("/apps/invoice/preview/4987")?.area).toBe("invoice-preview");
  expect(entryOfPath("/extensions/pagination")?.area).toBe("data-pagination");
  expect(new Set(all.map(({ area }) => area)).size).toBe(all.length);
});

test("a branch without an allowed entry falls away", () => {
  const acl = visibleMenu(
    readerOf((subject) => subject === "ACL"),
    true,
  );
  expect(acl.flatMap(({ groups }) => groups.flatMap((group) => group.entries))).toHaveLength(1);
});
