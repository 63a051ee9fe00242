/** Tasks reach those who do them: the employee, the manager, and those who stand for HR, IT and payroll. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  EmployeeTask,
  EmployeeTaskPage,
  MyTask,
  MyTaskPage,
  NotificationPage,
  OutboxPage,
  Problem,
} from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";
import { runJobNow } from "../../support/jobs.ts";
import { peopleOfATenant, type PeopleWorld } from "../../support/people-world.ts";

type Call = HrmsGateway["call"];
let gateway: HrmsGateway;
let world: PeopleWorld;
let clock = new Date("2026-11-20T04:00:00Z");
let [boss, rina, hr, payroll]: Call[] = [];
beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => clock });
  world = await peopleOfATenant(gateway);
  boss = await world.account("bala", "manager", world.people.boss);
  rina = await world.account("rina", "employee", world.people.report);
  hr = await world.account("hana", "hrAdmin");
  payroll = await world.account("pia", "payrollMaker");
});
afterAll(() => gateway.close());

const at = (employeeId: string) => `/companies/${world.companyId}/employees/${employeeId}/tasks`;
async function add(employeeId: string, owner: EmployeeTask["owner"], title: string, dueOn: string): Promise<string> {
  const made = await world.owner<EmployeeTask>("POST", at(employeeId), {
    body: { title, kind: "onboarding", owner, dueOn },
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body.id;
}
const mine = async (call: Call | undefined, query = {}) =>
  (await call?.<MyTaskPage>("GET", "/me/tasks", { query: { pageSize: 100, ...query } }))?.body as MyTaskPage;
const titles = async (call: Call | undefined, query = {}) => (await mine(call, query)).items.map(({ title }) => title);

describe("each task is listed for those who do it", () => {
  let manage: string;
  beforeAll(async () => {
    const { report, newcomer } = world.people;
    manage = await add(report, "manager", "Talk about goals", "2026-11-25");
    await add(report, "employee", "Hand in certificates", "2026-11-18");
    await add(report, "hr", "Issue key terms", "2026-12-20");
    await add(report, "it", "Laptop", "2026-11-30");
    await add(report, "payroll", "Bank details", "2026-11-21");
    await add(newcomer, "manager", "Show the office", "2026-11-19");
    await add(newcomer, "employee", "Sign the contract", "2026-11-19");
  });

  it("employees, managers, HR and payroll see their own", async () => {
    expect(await titles(rina)).toEqual(["Hand in certificates"]);
    expect(await titles(boss)).toEqual(["Talk about goals"]);
    expect(await titles(payroll)).toEqual(["Bank details"]);
    // The newcomer has neither an account nor a manager.
    expect((await titles(hr)).toSorted()).toEqual(["Issue key terms", "Show the office", "Sign the contract"]);
  });

  it("owners do the tasks of an office that nobody stands for, until someone does", async () => {
    expect(await titles(world.owner)).toEqual(["Laptop"]);
    const it_ = await world.account("ivan", "itAdmin");
    expect(await titles(it_)).toEqual(["Laptop"]);
    expect(await titles(world.owner)).toEqual([]);
    // IT sees no records.
    expect((await it_("GET", at(world.people.report))).status).toBe(403);
  });

  it("the list is searched, filtered, sorted and paged on the server, overdue first", async () => {
    const { items, counts, total } = await mine(hr);
    expect([items.map(({ band }) => band), counts, total]).toEqual([
      ["overdue", "overdue", "later"],
      { overdue: 2, soon: 0, later: 1 },
      3,
    ]);
    expect(await titles(hr, { q: "newcomer", sort: "-title" })).toEqual(["Sign the contract", "Show the office"]);
    expect(await titles(hr, { band: ["later"] })).toEqual(["Issue key terms"]);
    expect(await titles(hr, { owner: ["manager"] })).toEqual(["Show the office"]);
    expect(await titles(hr, { kind: ["offboarding"] })).toEqual([]);
    const second = await mine(hr, { page: 2, pageSize: 2 });
    expect([second.items.map(({ title }) => title), second.total]).toEqual([["Issue key terms"], 3]);
  });

  it("managers complete theirs, from the list and from the record, and nobody else's", async () => {
    const step = (call: Call | undefined, id: string, status = "done") =>
      call?.<MyTask & Omit<Problem, "status">>("POST", `/me/tasks/${id}/step`, { body: { status } });
    expect((await step(rina, manage))?.status).toBe(404);
    expect((await step(boss, manage))?.body).toMatchObject({ status: "done", band: "finished" });
    expect((await step(boss, manage))?.body.code).toBe("task-step");
    expect(await titles(boss)).toEqual([]);
    expect(await titles(boss, { band: ["finished"] })).toEqual(["Talk about goals"]);
    const record = await boss?.<EmployeeTaskPage>("GET", at(world.people.report));
    expect(record?.body.items.map(({ title, doneBy }) => [title, doneBy])).toEqual([["Talk about goals", "bala"]]);
    const reopened = await boss?.<EmployeeTask>("POST", `${at(world.people.report)}/${manage}/step`, {
      body: { status: "open" },
    });
    expect([reopened?.status, reopened?.body.status]).toEqual([200, "open"]);
    const others = (await world.owner<EmployeeTaskPage>("GET", at(world.people.report))).body.items;
    const laptop = others.find(({ title }) => title === "Laptop");
    expect(
      (await boss?.("POST", `${at(world.people.report)}/${laptop?.id}/step`, { body: { status: "done" } }))?.status,
    ).toBe(404);
    // They cannot change or delete it either.
    expect((await boss?.("DELETE", `${at(world.people.report)}/${manage}`))?.status).toBe(403);
  });

  it("platform accounts have none", async () => {
    const platform = await gateway.signIn("platform@hrms.demo", "platform");
    expect((await mine(platform)).total).toBe(0);
  });
});

describe("reminders", () => {
  const remind = () => runJobNow(gateway, "send-task-reminders", { now: () => clock });
  // Sessions end while the clock moves on.
  const as = (name: string) => gateway.signIn(`${name}@people.example`, world.password);
  const notices = async (name: string) =>
    (await (await as(name))<NotificationPage>("GET", "/me/notifications")).body.items
      .filter(({ type }) => type === "tasks-due")
      .map(({ params }) => params);

  it("are sent before a task is due and once it is overdue, however often the job runs", async () => {
    clock = new Date("2026-11-22T00:00:00Z");
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await notices("bala")).toEqual([{ count: 1 }]);
    expect(await notices("pia")).toEqual([{ count: 1 }]);
    expect(await notices("hana")).toEqual([{ count: 2 }]);
    const { items } = (
      await gateway.call<OutboxPage>("GET", "/dev/outbox", { query: { q: "bala@people.example", pageSize: 10 } })
    ).body;
    expect(items.map(({ text }) => text.includes("25 November 2026  Rina Report: Talk about goals"))).toEqual([true]);
    clock = new Date("2026-11-26T04:00:00Z");
    await remind();
    await remind();
    expect(await notices("bala")).toEqual([{ count: 1 }, { count: 1 }]);
    expect(await notices("hana")).toEqual([{ count: 2 }]);
  });

  it("start again with a new date", async () => {
    const again = await as("hana");
    const { items } = (await again<EmployeeTaskPage>("GET", at(world.people.newcomer))).body;
    const task = items.find(({ title }) => title === "Show the office");
    await again("PUT", `${at(world.people.newcomer)}/${task?.id}`, {
      headers: { "If-Match": `"${task?.version}"` },
      body: { title: "Show the office", kind: "onboarding", owner: "manager", dueOn: "2026-11-27" },
    });
    await remind();
    expect(await notices("hana")).toEqual([{ count: 1 }, { count: 2 }]);
  });
});

it("automatic templates fit the kind of employment", async () => {
  const owner = await gateway.signIn(world.ownerEmail, world.password);
  const template = async (name: string, conditions: Record<string, unknown>) =>
    owner("POST", `/companies/${world.companyId}/task-templates`, {
      body: {
        name,
        kind: "offboarding",
        automatic: true,
        tasks: [{ title: name, owner: "hr", dueOffset: 0 }],
        ...conditions,
      },
    });
  const { rows } = await gateway.database.pool.query<{ id: string }>("select id from workpass_types order by name");
  const [pass = "", other = ""] = rows.map(({ id }) => id);
  await gateway.database.pool.query(
    `insert into employee_work_passes (id, tenant_id, company_id, employee_id, type_id, issued_on, expiry, status, created_at, created_by, updated_at, updated_by)
     select $1, $2, $3, $4, $5, '2024-12-01', '2027-12-01', 'issued', now(), $6, now(), $6`,
    [randomUUID(), world.tenantId, world.companyId, world.people.report, pass, world.ownerId],
  );
  expect((await template("Everyone", {})).status).toBe(201);
  await template("Permanent staff", { contractTypes: ["permanent"] });
  await template("Interns", { contractTypes: ["intern"] });
  await template("Foreigners", { residencies: ["foreigner"] });
  await template("Citizens", { residencies: ["citizen", "pr"] });
  await template("This pass", { workpassTypeIds: [pass] });
  await template("Another pass", { workpassTypeIds: [other] });
  expect((await template("Unknown pass", { workpassTypeIds: [randomUUID()] })).status).toBe(422);
  const left = await owner("POST", `/companies/${world.companyId}/employees/${world.people.report}/give-notice`, {
    body: { noticeGivenOn: "2026-11-25", lastDay: "2026-12-31", exitReason: "resignation" },
  });
  expect(left.status).toBe(200);
  const { items } = (await owner<EmployeeTaskPage>("GET", at(world.people.report), { query: { pageSize: 100 } })).body;
  expect(items.filter(({ kind }) => kind === "offboarding").map(({ title }) => title)).toEqual([
    "Everyone",
    "Foreigners",
    "Permanent staff",
    "This pass",
  ]);
});
