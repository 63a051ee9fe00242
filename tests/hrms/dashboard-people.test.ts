/** The people on the dashboard: counted as the lists behind the numbers count them, and only whom the reader may see. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Dashboard, DashboardPeople, EmployeePage } from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { roleId } from "#src/store/seed-access.ts";
import { type HrmsGateway, openHrmsGateway } from "../support/hrms-gateway.ts";
import { peopleOfATenant, type PeopleWorld } from "../support/people-world.ts";

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

it("counts everybody for who sees the whole company", async () => {
  const { sales, finance } = world.departments;
  const people = await peopleSeenBy(world.owner);
  expect(people).toMatchObject({ day: "2026-11-20", everybody: true, headcount: 3, onProbation: 1 });
  expect(people?.months).toHaveLength(24);
  expect(people?.months.slice(-2)).toEqual([
    { month: "2026-10", headcount: 3, joined: 1, left: 1 },
    { month: "2026-11", headcount: 3, joined: 0, left: 0 },
  ]);
  expect(people?.departments).toEqual([{ id: sales, label: "Sales", count: 2 }, { id: finance, label: "Finance", count: 1 }]);
  expect(people?.residencies).toEqual(expect.arrayContaining([{ residency: "citizen", count: 2 }, { residency: "foreigner", count: 1 }]));
  expect(people?.probations).toEqual([{ employeeId: world.people.newcomer, fullName: "Noor Newcomer", day: "2026-12-15" }]);
});

it("tells birthdays without a year, and how long somebody has been there", async () => {
  const { occasions } = (await peopleSeenBy(world.owner)) ?? { occasions: [] };
  expect(occasions).toEqual([
    { employeeId: world.people.boss, fullName: "Bala Boss", kind: "anniversary", day: "11-01", years: 5 },
    { employeeId: world.people.report, fullName: "Rina Report", kind: "birthday", day: "11-25", years: null },
  ]);
});

it("shows a manager those who report to them, and nothing of their identity, pay and changes", async () => {
  const { rows } = await gateway.database.pool.query<{ id: string }>("select id from users where email = $1", [world.ownerEmail]);
  await gateway.database.pool.query("update user_access set role_ids = $1, scope = 'company', employee_id = $2 where user_id = $3", [JSON.stringify([roleId("manager")]), world.people.boss, rows[0]?.id]);
  await world.addBankAccount(world.people.report);
  const managing = await gateway.signIn(world.ownerEmail, world.password);
  const people = await peopleSeenBy(managing);
  expect(people).toMatchObject({ everybody: false, headcount: 1, residencies: null, approvals: { counts: { bankAccount: 0 }, items: [] } });
  expect(people?.departments).toEqual([{ id: world.departments.sales, label: "Sales", count: 1 }]);
  await gateway.database.pool.query("update user_access set role_ids = $1, scope = 'tenant' where user_id = $2", [JSON.stringify([roleId("tenantOwner")]), rows[0]?.id]);
});

it("tells what waits for an approval, but of oneself", async () => {
  const people = await peopleSeenBy(await gateway.signIn(world.ownerEmail, world.password));
  expect(people?.approvals).toMatchObject({ counts: { bankAccount: 1, transfer: 0, changeRequest: 0 }, items: [{ kind: "bankAccount", employeeId: world.people.report, fullName: "Rina Report" }] });
});

it("counts passes as the list behind each counts them, and invitations by what they wait for", async () => {
  const owner = await gateway.signIn("admin@demo.com", "admin");
  const { id } = sampleCompanies.trading;
  await owner("POST", `/companies/${id}/invitations`, { body: { email: "counted@kopi.example", roleIds: [roleId("employee")] } });
  const { people, invitations } = (await owner<Dashboard>("GET", `/companies/${id}/dashboard`)).body;
  expect(people?.workPasses?.length).toBeGreaterThan(1);
  for (const { id: workpassTypeId, label, count } of people?.workPasses ?? []) {
    const listed = await owner<EmployeePage>("GET", `/companies/${id}/employees`, { query: { workpassTypeId: [workpassTypeId], pageSize: 1 } });
    expect([label, listed.body.total]).toEqual([label, count]);
  }
  expect(invitations).toEqual({ pending: 1, awaitingConfirmation: 0, expired: 0 });
  const manager = await gateway.signIn("manager@merlion.demo", "manager");
  expect((await manager<Dashboard>("GET", `/companies/${id}/dashboard`)).body).toMatchObject({ invitations: null, people: { workPasses: null } });
});
