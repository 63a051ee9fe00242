/** People on the dashboard: counted like the linked lists, limited to whom the reader may see. */
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  approvalKindValues,
  type ApprovalPage,
  type Dashboard,
  type DashboardPeople,
  type EmployeePage,
} from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";
import { peopleOfATenant, type PeopleWorld } from "../../support/people-world.ts";

let gateway: HrmsGateway;
let world: PeopleWorld;
const clock = new Date("2026-11-20T04:00:00Z");
beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => clock });
  world = await peopleOfATenant(gateway);
});
afterAll(() => gateway.close());

async function peopleSeenBy(call: HrmsGateway["call"]): Promise<DashboardPeople> {
  const { body } = await call<Dashboard>("GET", `/companies/${world.companyId}/dashboard`);
  return body.people;
}

it("counts everyone for people who see the whole company", async () => {
  const { sales, finance } = world.departments;
  const people = await peopleSeenBy(world.owner);
  expect(people).toMatchObject({ day: "2026-11-20", everybody: true, headcount: 3, onProbation: 1 });
  expect(people?.months).toHaveLength(24);
  expect(people?.months.slice(-2)).toEqual([
    { month: "2026-10", headcount: 3, joined: 1, left: 1 },
    { month: "2026-11", headcount: 3, joined: 0, left: 0 },
  ]);
  expect(people?.departments).toEqual([
    { id: sales, label: "Sales", count: 2 },
    { id: finance, label: "Finance", count: 1 },
  ]);
  expect(people?.residencies).toEqual(
    expect.arrayContaining([
      { residency: "citizen", count: 2 },
      { residency: "foreigner", count: 1 },
    ]),
  );
  expect(people?.probations).toEqual([
    { employeeId: world.people.newcomer, fullName: "Noor Newcomer", day: "2026-12-15" },
  ]);
});

it("shows birthdays without the year, and years of service", async () => {
  const { occasions } = (await peopleSeenBy(world.owner)) ?? { occasions: [] };
  expect(occasions).toEqual([
    { employeeId: world.people.boss, fullName: "Bala Boss", kind: "anniversary", day: "11-01", years: 5 },
    { employeeId: world.people.report, fullName: "Rina Report", kind: "birthday", day: "11-25", years: null },
  ]);
});

it("shows managers their reports, without identity, pay and changes", async () => {
  const { rows } = await gateway.database.pool.query<{ id: string }>("select id from users where email = $1", [
    world.ownerEmail,
  ]);
  await gateway.database.pool.query(
    "update user_access set role_ids = $1, scope = 'company', employee_id = $2 where user_id = $3",
    [JSON.stringify([roleId("manager")]), world.people.boss, rows[0]?.id],
  );
  await world.addBankAccount(world.people.report);
  const managing = await gateway.signIn(world.ownerEmail, world.password);
  const people = await peopleSeenBy(managing);
  expect(people).toMatchObject({
    everybody: false,
    headcount: 1,
    residencies: null,
    approvals: { counts: { bankAccount: 0 }, items: [] },
  });
  expect(people?.departments).toEqual([{ id: world.departments.sales, label: "Sales", count: 1 }]);
  await gateway.database.pool.query("update user_access set role_ids = $1, scope = 'tenant' where user_id = $2", [
    JSON.stringify([roleId("tenantOwner")]),
    rows[0]?.id,
  ]);
});

it("lists pending approvals, except one's own requests", async () => {
  const people = await peopleSeenBy(await gateway.signIn(world.ownerEmail, world.password));
  expect(people?.approvals).toMatchObject({
    counts: { bankAccount: 1, transfer: 0, changeRequest: 0 },
    items: [{ kind: "bankAccount", employeeId: world.people.report, fullName: "Rina Report" }],
  });
});

it("counts employees per month like the list of that day, with offers as joining", async () => {
  const owner = await gateway.signIn("admin@demo.com", "admin");
  const { id } = sampleCompanies.trading;
  const employees = `/companies/${id}/employees`;
  const requested = {
    person: { fullName: "Still Offered" },
    employment: { startDate: "2026-11-02", contractType: "permanent" },
  };
  expect((await owner("POST", employees, { body: requested })).status).toBe(201);
  const { people } = (await owner<Dashboard>("GET", `/companies/${id}/dashboard`)).body;
  const listed = async (query: object) =>
    (await owner<EmployeePage>("GET", employees, { query: { ...query, pageSize: 1 } })).body.total;
  const months = people?.months ?? [];
  expect(people?.headcount).toBe(months.at(-1)?.headcount);
  for (const { month, headcount } of months.slice(-4)) {
    const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
    expect([month, await listed({ asOf: last < (people?.day ?? "") ? last : people?.day })]).toEqual([
      month,
      headcount,
    ]);
  }
  expect(people?.departments.reduce((sum, { count }) => sum + count, 0)).toBe(people?.headcount);
  for (const { id: departmentId, count } of people?.departments ?? [])
    expect(await listed({ departmentId: [departmentId], asOf: people?.day })).toBe(count);
  expect(people?.joining).toBe(await listed({ status: ["offered", "onboarding"] }));
  expect(
    (await owner<EmployeePage>("GET", employees, { query: { q: "Still Offered", asOf: people?.day } })).body.total,
  ).toBe(0);
});

it("counts passes like the linked lists, except for managers", async () => {
  const owner = await gateway.signIn("admin@demo.com", "admin");
  const { id } = sampleCompanies.trading;
  const { people } = (await owner<Dashboard>("GET", `/companies/${id}/dashboard`)).body;
  expect(people?.workPasses?.length).toBeGreaterThan(1);
  for (const { id: workpassTypeId, label, count } of people?.workPasses ?? []) {
    const listed = await owner<EmployeePage>("GET", `/companies/${id}/employees`, {
      query: { workpassTypeId: [workpassTypeId], asOf: people?.day, pageSize: 1 },
    });
    expect([label, listed.body.total]).toEqual([label, count]);
  }
  const manager = await gateway.signIn("manager@merlion.demo", "manager");
  expect((await manager<Dashboard>("GET", `/companies/${id}/dashboard`)).body.people).toMatchObject({
    workPasses: null,
  });
});

/** Kinds of requests that people make for themselves. */
const askedForOneself: ReadonlySet<string> = new Set([
  "changeRequest",
  "leave",
  "manualAttendance",
  "timesheet",
  "expenseClaim",
]);

it("lists pending approvals as counted, in total and by kind, except one's own", async () => {
  const { id } = sampleCompanies.trading;
  // Each of them can read other field classes; some have pending requests of their own.
  for (const [email, password] of [
    ["admin@demo.com", "admin"],
    ["maker@merlion.demo", "maker"],
    ["manager@merlion.demo", "manager"],
  ] as const) {
    const call = await gateway.signIn(email, password);
    const counts = (await call<Dashboard>("GET", `/companies/${id}/dashboard`)).body.people?.approvals.counts;
    const list = `/companies/${id}/approvals`;
    for (const kind of approvalKindValues) {
      const query = { view: "waiting", kind: [kind], pageSize: 100 };
      const { items } = (await call<ApprovalPage>("GET", list, { query })).body;
      // The dashboard leaves out what the reader has asked for themselves.
      const others = items.filter(({ own, kind: of }) => !own || !askedForOneself.has(of));
      expect([email, kind, others.length]).toEqual([email, kind, counts?.[kind]]);
      expect(items.every((item) => item.kind === kind)).toBe(true);
    }
    const { total } = (await call<ApprovalPage>("GET", list, { query: { view: "waiting" } })).body;
    const past = (await call<ApprovalPage>("GET", list, { query: { view: "waiting", page: 99 } })).body;
    expect(past.total).toBe(total);
  }
  const owner = await gateway.signIn("admin@demo.com", "admin");
  const [first] = (await owner<ApprovalPage>("GET", `/companies/${id}/approvals`)).body.items;
  const found = (
    await owner<ApprovalPage>("GET", `/companies/${id}/approvals`, { query: { q: first?.fullName ?? "" } })
  ).body;
  expect(found.total).toBeGreaterThan(0);
  expect(found.items.every(({ fullName }) => fullName === first?.fullName)).toBe(true);
});

it("names joiners and leavers of the month and rates ahead to those who see everybody's pay", async () => {
  const payrollSeenBy = async (call: HrmsGateway["call"]) =>
    (await call<Dashboard>("GET", `/companies/${world.companyId}/dashboard`)).body.payroll;
  await gateway.database.pool.query("update employees set start_date = '2026-11-30' where id = $1", [
    world.people.newcomer,
  ]);
  await gateway.database.pool.query("update employees set last_day = '2026-11-01' where id = $1", [
    world.people.leaver,
  ]);
  const payroll = await payrollSeenBy(await world.account("payclerk", "payrollMaker"));
  expect(payroll).toMatchObject({ month: "2026-11", joined: 1, left: 1 });
  expect(payroll?.joiners).toEqual([
    { employeeId: world.people.newcomer, fullName: "Noor Newcomer", day: "2026-11-30" },
  ]);
  expect(payroll?.leavers).toMatchObject([{ employeeId: world.people.leaver, day: "2026-11-01" }]);
  // The CPF rates of 2027 are published.
  expect(payroll?.rates.map(({ effectiveFrom }) => effectiveFrom)).toContain("2027-01-01");
  expect(
    payroll?.rates.every(({ effectiveFrom }) => effectiveFrom > "2026-11-20" && effectiveFrom <= "2027-02-20"),
  ).toBe(true);
  for (const role of ["hrAdmin", "manager"] as const)
    expect(await payrollSeenBy(await world.account(`without${role}`, role))).toBeNull();
});
