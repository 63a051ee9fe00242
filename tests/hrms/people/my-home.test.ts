/** The home page of an employee in one call. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { MyHome } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
beforeAll(async () => {
  gateway = await openHrmsGateway();
});
afterAll(() => gateway.close());

it("brings what the operations of its cards answer the employee", async () => {
  const call = await gateway.signIn("employee@merlion.demo", "employee");
  const { profile, cards } = (await call<MyHome>("GET", "/me/home")).body;
  expect(profile).toEqual((await call("GET", "/me/profile")).body);
  const id = cards.employee?.id ?? "";
  expect(profile.company_user.map(({ employeeId }) => employeeId)).toContain(id);
  const company = `/companies/${trading}`;
  const employee = `${company}/employees/${id}`;
  const answers = {
    employee,
    timeline: `${employee}/timeline`,
    expiries: `${company}/expiries?employeeId=${id}&pageSize=6`,
    kets: `${employee}/kets?page=1&pageSize=100`,
    documents: `${employee}/documents?page=1&pageSize=100`,
    tasks: `${employee}/tasks?page=1&pageSize=100`,
    changeRequests: `${company}/change-requests?employeeId=${id}&pageSize=5`,
    leave: `${company}/leaves/home`,
    attendance: `${company}/my-attendance`,
    roster: `${company}/my-roster`,
    payslips: `${company}/my-payslips?pageSize=1`,
  };
  expect(Object.keys(cards).toSorted()).toEqual(Object.keys(answers).toSorted());
  for (const [name, address] of Object.entries(answers))
    expect([name, cards[name as keyof typeof cards]]).toEqual([name, (await call("GET", address)).body]);
});

it("has no cards without an employment", async () => {
  const call = await gateway.signIn("client@demo.com", "client");
  expect((await call<MyHome>("GET", "/me/home")).body.cards).toEqual({});
});

it("keeps to the employment that there is when asked for another company", async () => {
  const call = await gateway.signIn("employee@merlion.demo", "employee");
  const other = "00000000-0000-4000-8000-000000000000";
  const { cards } = (await call<MyHome>("GET", `/me/home?companyId=${other}`)).body;
  expect(cards.employee?.companyId).toBe(trading);
});

it("leaves out a card that fails, and only that one", async () => {
  const call = await gateway.signIn("employee@merlion.demo", "employee");
  const home = async () => (await call<MyHome>("GET", "/me/home")).body.cards;
  const { tasks, ...others } = await home();
  expect(tasks).toBeDefined();
  await gateway.database.pool.query("alter table employee_tasks rename to employee_tasks_away");
  try {
    expect(await home()).toEqual(others);
  } finally {
    await gateway.database.pool.query("alter table employee_tasks_away rename to employee_tasks");
  }
});
