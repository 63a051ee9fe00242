/** A tab of an employee's page in one call. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EmployeePage, EmployeeTab, MyRecord } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
beforeAll(async () => {
  gateway = await openHrmsGateway();
});
afterAll(() => gateway.close());

type Call = Awaited<ReturnType<HrmsGateway["signIn"]>>;
type Part = keyof EmployeeTab;

const company = `/companies/${trading}`;
const whole = "page=1&pageSize=100";

/** Addresses of the operations that answer each part, below the employee or the company. */
const addresses: Readonly<Record<Part, (employee: string, id: string) => string>> = {
  employee: (employee) => employee,
  readiness: (employee) => `${employee}/readiness`,
  customFields: () => `${company}/employees/custom-fields`,
  dependants: (employee) => `${employee}/dependants?${whole}`,
  previousEmployments: (employee) => `${employee}/previous-employments?${whole}`,
  residencies: (employee) => `${employee}/residencies`,
  workPasses: (employee) => `${employee}/work-passes?${whole}`,
  passports: (employee) => `${employee}/passports?${whole}`,
  jobs: (employee) => `${employee}/jobs`,
  transfers: (employee) => `${employee}/transfers?${whole}`,
  splitCompanies: (employee) => `${employee}/split-companies?${whole}`,
  payTerms: (employee) => `${employee}/pay-terms`,
  bankAccounts: (employee) => `${employee}/bank-accounts?${whole}`,
  statutory: (employee) => `${employee}/statutory`,
  payItems: (_, id) => `${company}/employee-pay-items?employeeId=${id}&pageSize=100&sort=-fromMonth`,
  payslips: (_, id) => `${company}/payslips?employeeId=${id}&page=1&pageSize=12`,
  documents: (employee) => `${employee}/documents?${whole}`,
  kets: (employee) => `${employee}/kets?${whole}`,
  tasks: (employee) => `${employee}/tasks?${whole}`,
  taskTemplates: () => `${company}/task-templates/options`,
  timeline: (employee) => `${employee}/timeline`,
};

async function expectParts(call: Call, id: string, shown: EmployeeTab, parts: readonly Part[]): Promise<void> {
  expect(Object.keys(shown).toSorted()).toEqual([...parts].toSorted());
  for (const part of parts) {
    const { status, body } = await call("GET", addresses[part](`${company}/employees/${id}`, id));
    expect([part, status, shown[part]]).toEqual([part, 200, body]);
  }
}

async function someone(call: Call): Promise<string> {
  return (await call<EmployeePage>("GET", `${company}/employees?pageSize=1`)).body.items[0]?.id ?? "";
}

describe("an administrator gets what the operations of the lists answer", () => {
  it.each([
    [undefined, []],
    ["overview", []],
    ["personal", ["customFields", "dependants", "previousEmployments"]],
    ["identity", ["residencies", "workPasses", "passports"]],
    ["job", ["jobs", "transfers", "splitCompanies"]],
    ["pay", ["payTerms", "bankAccounts", "statutory"]],
    ["items", ["payItems"]],
    ["payslips", ["payslips"]],
    ["documents", ["documents", "kets"]],
    ["tasks", ["tasks", "taskTemplates"]],
    ["timeline", ["timeline"]],
    ["history", []],
  ] as const)("%s", async (tab, lists) => {
    const call = await gateway.signIn("admin@demo.com", "admin");
    const id = await someone(call);
    const address = `${company}/employees/${id}/tab${tab === undefined ? "" : `?tab=${tab}`}`;
    const { status, body } = await call<EmployeeTab>("GET", address);
    expect(status).toBe(200);
    await expectParts(call, id, body, ["employee", "readiness", ...lists]);
  });
});

it("has no part that the reader may not ask for", async () => {
  const admin = await gateway.signIn("admin@demo.com", "admin");
  const id = await someone(admin);
  const colleague = await gateway.signIn("employee@merlion.demo", "employee");
  const own = (await colleague<MyRecord>("GET", "/me/record")).body.tab?.employee.id;
  expect(own).not.toBe(id);
  const { status, body } = await colleague<EmployeeTab>("GET", `${company}/employees/${id}/tab?tab=pay`);
  const alone = await colleague("GET", `${company}/employees/${id}`);
  expect(status).toBe(alone.status);
  if (status === 200)
    for (const part of ["payTerms", "bankAccounts", "statutory"]) expect(body).not.toHaveProperty(part);
});

it("fails as the employee does", async () => {
  const call = await gateway.signIn("admin@demo.com", "admin");
  const unknown = `${company}/employees/00000000-0000-4000-8000-000000000000`;
  expect((await call("GET", `${unknown}/tab`)).status).toBe(404);
  const id = await someone(call);
  expect((await call("GET", `${company}/employees/${id}/tab?tab=secrets`)).status).toBe(422);
});

describe("one's own record", () => {
  it("comes with the profile", async () => {
    const call = await gateway.signIn("employee@merlion.demo", "employee");
    const { profile, tab } = (await call<MyRecord>("GET", "/me/record?tab=pay")).body;
    expect(profile).toEqual((await call("GET", "/me/profile")).body);
    if (!tab) throw new Error("no employment");
    expect(profile.company_user.map(({ employeeId }) => employeeId)).toContain(tab.employee.id);
    await expectParts(call, tab.employee.id, tab, ["employee", "readiness", "payTerms", "bankAccounts", "statutory"]);
  });

  it("is missing without an employment", async () => {
    const call = await gateway.signIn("client@demo.com", "client");
    expect((await call<MyRecord>("GET", "/me/record")).body).not.toHaveProperty("tab");
  });

  it("is that of the company, or of the employment that there is", async () => {
    const call = await gateway.signIn("employee@merlion.demo", "employee");
    for (const companyId of [trading, "00000000-0000-4000-8000-000000000000"]) {
      const { tab } = (await call<MyRecord>("GET", `/me/record?companyId=${companyId}`)).body;
      expect(tab?.employee.companyId).toBe(trading);
    }
  });

  it("lacks a list that fails, and only that one", async () => {
    const call = await gateway.signIn("employee@merlion.demo", "employee");
    const record = async () => (await call<MyRecord>("GET", "/me/record?tab=tasks")).body.tab;
    const { tasks, ...others } = (await record()) ?? {};
    expect(tasks).toBeDefined();
    await gateway.database.pool.query("alter table employee_tasks rename to employee_tasks_away");
    try {
      expect(await record()).toEqual(others);
    } finally {
      await gateway.database.pool.query("alter table employee_tasks_away rename to employee_tasks");
    }
  });
});
