/** The menu holds every area of the product, shows what the account may read, and knows which entry a page belongs to. */
import { expect, test } from "vitest";
import shell from "../messages/shell/en.json" with { type: "json" };
import { addressOf, entriesOf, entryOfPath, menu, visibleMenu } from "./menu.ts";

/** Section 2 of the product's specification. */
const areas = `Dashboard, Users, Countries, Workpass Types, Workpass Occupations, Religions, Elements, Modules, Module Elements, Packages,
  Package Modules, Global Leave Types, Tenants, Timesheets, CPF Ages, CPF Wages, Companies, Roles, Employee Groups, Grades, Classes,
  Functional Groups, Departments, Designations, Employees, Clients, Projects, MOM Survey Groups, Location & Shift, Leave Increments,
  Leave Settings, Leave Types, Leaves, Manual Leave, Holidays, Year Settings, Payroll, Allowances, Deductions, PPF, SDL, CDAC, EC, MBM,
  SINDA, CPF, Manual Attendance, Settings, Company Settings, App Settings, My Profile`.split(/,\s+/);

const labels = shell as Record<string, string>;
const all = entriesOf(menu);

test("every area of the product stands in the menu once, by its label", () => {
  const hr = entriesOf(menu.filter(({ name }) => name === "hr"));
  expect(hr.map(({ area }) => labels[`area.${area}`]).sort()).toEqual([...areas].sort());
});

test("no two entries share an address", () => {
  expect(new Set(all.map(({ to }) => to)).size).toBe(all.length);
});

test("an account sees what it may read, and groups without entries are gone", () => {
  const client = visibleMenu((subject) => subject === "ACL" || subject === "Auth", true);
  expect(entriesOf(client).map(({ area }) => area)).toEqual(["my-profile", "access-control"]);
  expect(client.every(({ groups }) => groups.every(({ entries }) => entries.length > 0))).toBe(true);
});

test("without the demo layer its section is gone", () => {
  expect(visibleMenu(() => true, false).map(({ name }) => name)).toEqual(["hr"]);
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
  expect(entryOfPath("/companies/7/leaves-of-grass")).toBeUndefined();
});
