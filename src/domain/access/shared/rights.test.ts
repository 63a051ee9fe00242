import { describe, expect, it } from "vitest";
import { allows } from "#src/contract/context.ts";
import { type AccessRow, abilityOf, fieldRightsOf, type KnownElement, permissionsOf } from "./rights.ts";
import { systemRoles } from "../system-roles.ts";

const elements: KnownElement[] = [
  { code: "grades", contractOps: ["grades"], actions: ["view", "create", "edit"], held: true },
  { code: "ppf", contractOps: ["ppf"], actions: ["view", "approve"], held: true },
  { code: "rates", contractOps: ["rates"], actions: ["view"], held: true },
  { code: "leaves", contractOps: ["leaves", "rates"], actions: ["view", "approve"], held: false },
];
const role = (code: string) => {
  const found = systemRoles.find((one) => one.code === code);
  if (!found) throw new Error(code);
  return found;
};
const own = {
  grants: [{ element: "grades", actions: ["view", "edit", "run"], scope: "tenant" }],
  fieldRights: [{ class: "pay", read: true, write: false }],
} as const;
const row = (more: Partial<AccessRow> = {}): AccessRow => ({ companyId: "a", scope: "company", roles: [own], ...more });

describe("permissions", () => {
  it("are what roles give and elements have, no wider than the access row", () => {
    expect(permissionsOf(row(), elements)).toEqual([
      { element: "grades", action: "view", scope: "company" },
      { element: "grades", action: "edit", scope: "company" },
    ]);
    expect(permissionsOf(row({ scope: "self" }), elements).map(({ scope }) => scope)).toEqual(["self", "self"]);
  });

  it("leave out what the package lacks, and take the widest of several roles", () => {
    const narrow = {
      ...own,
      grants: [
        { ...own.grants[0], scope: "self" as const },
        { element: "leaves", actions: ["view" as const], scope: "company" as const },
      ],
    };
    expect(permissionsOf(row({ roles: [narrow] }), elements).map(({ element, scope }) => [element, scope])).toEqual([
      ["grades", "self"],
      ["grades", "self"],
    ]);
    expect(permissionsOf(row({ roles: [narrow, own] }), elements)[0]).toMatchObject({ scope: "company" });
  });

  it("include permissions by field class", () => {
    expect(fieldRightsOf(row()).filter(({ read }) => read)).toEqual([{ class: "pay", read: true, write: false }]);
  });
});

describe("access narrower than the company", () => {
  const people: KnownElement[] = [
    { code: "employees", contractOps: ["employees"], actions: ["view"], held: true },
    { code: "dashboard", contractOps: ["dashboard"], actions: ["view"], held: true },
  ];
  const manager = (scope: AccessRow["scope"]) =>
    abilityOf([row({ scope, roles: [role("manager")] })], people).filter(({ subject }) =>
      ["employees", "dashboard"].includes(subject),
    );

  it("is no default for managers: in the company they reach their reports, and only there do they see its dashboard", () => {
    expect(manager("company")).toContainEqual(expect.objectContaining({ action: "read", subject: "dashboard" }));
    expect(manager("company").filter(({ subject }) => subject === "employees")).toEqual(
      manager("reports").filter(({ subject }) => subject === "employees"),
    );
    expect(manager("reports").some(({ subject }) => subject === "dashboard")).toBe(false);
  });
});

describe("the ability list", () => {
  it("names subjects and actions of the contract, and is empty for nobody", () => {
    expect(abilityOf([row()], elements)).toEqual([
      { action: "read", subject: "grades" },
      { action: "update", subject: "grades" },
      { action: "read", subject: "company-options" },
      { action: "read", subject: "fields:pay" },
    ]);
    expect(abilityOf([], elements)).toEqual([]);
    expect(abilityOf([row({ roles: [] })], elements)).toEqual([]);
  });

  it("names the companies in which a rule applies, unless all", () => {
    const ability = abilityOf([row(), row({ companyId: "b", roles: [role("payrollApprover")] })], elements);
    expect(ability.find(({ action, subject }) => action === "update" && subject === "grades")).toEqual({
      action: "update",
      subject: "grades",
      conditions: { companyId: { $in: ["a"] } },
    });
    expect(ability).toContainEqual({ action: "read", subject: "grades" });
    expect([
      allows(ability, "update", "grades"),
      allows(ability, "update", "grades", "a"),
      allows(ability, "update", "grades", "b"),
    ]).toEqual([true, true, false]);
    expect([allows(ability, "activate", "ppf", "a"), allows(ability, "activate", "ppf", "b")]).toEqual([false, true]);
  });

  it("does not open a whole company to people who may see some of its people", () => {
    const ability = abilityOf([row({ scope: "reports" })], elements);
    expect([allows(ability, "read", "grades"), allows(ability, "read", "company-options")]).toEqual([false, true]);
  });

  it("has the scope of a rule, which applies only where requested", () => {
    const people: KnownElement = { code: "employees", contractOps: ["employees"], actions: ["view"], held: true };
    const ability = abilityOf(
      [row({ roles: [role("hrAdmin")] }), row({ companyId: "b", roles: [role("manager"), role("employee")] })],
      [people],
    );
    expect(ability.filter(({ subject }) => subject === "employees")).toEqual([
      {
        action: "read",
        subject: "employees",
        fields: ["person", "personal", "identity", "residency", "job", "employment", "exit"],
        conditions: { companyId: { $in: ["a"] } },
      },
      {
        action: "read",
        subject: "employees",
        fields: ["person", "job", "employment"],
        conditions: { companyId: { $in: ["b"] }, scope: "reports" },
      },
      {
        action: "read",
        subject: "employees",
        fields: ["person", "personal", "identity", "residency", "job", "employment", "exit", "pay", "statutory"],
        conditions: { companyId: { $in: ["b"] }, scope: "self" },
      },
    ]);
    expect([
      allows(ability, "read", "employees", "a"),
      allows(ability, "read", "employees", "b"),
      allows(ability, "read", "employees", "b", true),
    ]).toEqual([true, false, true]);
  });

  it("opens records of people only with their class, each role within its own scope", () => {
    const contractOps = ["employees", "bank-accounts", "documents"];
    const people: KnownElement = { code: "employees", contractOps, actions: ["view", "edit"], held: true };
    const subjectsOf = (...codes: string[]) =>
      abilityOf([row({ roles: codes.map(role) })], [people])
        .filter(({ subject }) => subject !== "employees" && subject !== "company-options")
        .map(({ action, subject, conditions }) => `${action} ${subject} ${conditions?.scope ?? "everyone"}`);
    expect(subjectsOf("manager")).toEqual(["read documents reports", "read fields:public reports"]);
    expect(subjectsOf("hrAdmin").filter((rule) => rule.includes("bank-accounts") || rule.includes("pay"))).toEqual([]);
    expect(subjectsOf("manager", "employee").filter((rule) => /bank-accounts|pay/.test(rule))).toEqual([
      "read bank-accounts self",
      "read fields:pay self",
    ]);
    expect(subjectsOf("payrollMaker").filter((rule) => rule.includes("bank-accounts"))).toEqual([
      "read bank-accounts everyone",
      "update bank-accounts everyone",
    ]);
  });

  it("of a person who may view everything is not an owner's", () => {
    const viewer = {
      grants: [{ element: "*", actions: ["view" as const], scope: "tenant" as const }],
      fieldRights: [],
    };
    const ability = abilityOf([row({ roles: [viewer] })], elements);
    expect([
      allows(ability, "read", "ppf"),
      allows(ability, "activate", "ppf"),
      allows(ability, "read", "leaves"),
    ]).toEqual([true, false, false]);
    expect(
      allows(abilityOf([row({ roles: [role("tenantOwner")], scope: "self" })], elements), "read", "grades", "a"),
    ).toBe(false);
  });

  it("of an owner is everything except what the package lacks", () => {
    const ability = abilityOf([row({ roles: [role("tenantOwner")], scope: "tenant" })], elements);
    expect(ability).toEqual([
      { action: "manage", subject: "all" },
      { action: "manage", subject: "leaves", inverted: true },
    ]);
    expect([
      allows(ability, "read", "rates"),
      allows(ability, "read", "leaves"),
      allows(ability, "read", "demo"),
    ]).toEqual([true, false, true]);
    expect(
      abilityOf(
        [row({ roles: [role("tenantOwner")] })],
        elements.filter(({ held }) => held),
      ),
    ).toEqual([{ action: "manage", subject: "all" }]);
  });
});

describe("the built-in roles", () => {
  it("keep pay from managers, approval from makers, and every change from auditors", () => {
    expect(fieldRightsOf(row({ roles: [role("manager")] })).find(({ class: name }) => name === "pay")).toEqual({
      class: "pay",
      read: false,
      write: false,
    });
    expect(role("payrollMaker").grants.filter(({ actions }) => actions.includes("approve"))).toEqual([]);
    expect(
      role("payrollApprover").grants.filter(({ actions }) =>
        actions.some((action) => ["create", "edit", "delete", "run"].includes(action)),
      ),
    ).toEqual([]);
    expect(new Set(role("auditor").grants.flatMap(({ actions }) => actions))).toEqual(new Set(["view", "export"]));
    expect(role("auditor").fieldRights.filter(({ write }) => write)).toEqual([]);
  });
});
