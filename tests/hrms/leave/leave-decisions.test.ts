/** What the queue of approvals shows beside leave: the balance as it is now, and who else is away. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Leave, LeaveDecisionFacts, LeaveType } from "#generated/hrms/schema.ts";
import { addDays, weekday } from "#src/domain/shared/calendar.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";
import { peopleOfATenant, type PeopleWorld } from "../../support/people-world.ts";

let gateway: HrmsGateway;
let world: PeopleWorld;
let base: string;
let employee: HrmsGateway["call"];
let manager: HrmsGateway["call"];
let hr: HrmsGateway["call"];
let outsider: HrmsGateway["call"];
let type: LeaveType;

const today = localDay("Asia/Singapore", new Date());
const monday = ((day) => addDays(day, (8 - weekday(day)) % 7))(addDays(today, 21));

async function ask(call: HrmsGateway["call"], from: string, to: string, more: object = {}): Promise<Leave> {
  const { body, status } = await call<Leave>("POST", `${base}/leaves`, {
    body: { leaveTypeId: type.id, from, to, ...more },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
const facts = (call: HrmsGateway["call"], ids: readonly string[]) =>
  call<LeaveDecisionFacts[]>("GET", `${base}/leaves/decisions`, { query: { ids } });

beforeAll(async () => {
  gateway = await openHrmsGateway();
  world = await peopleOfATenant(gateway);
  base = `/companies/${world.companyId}`;
  employee = await world.account("rina", "employee", world.people.report);
  manager = await world.account("bala", "manager", world.people.boss);
  outsider = await world.account("nora", "employee", world.people.newcomer);
  hr = await world.account("harriet", "hrAdmin");
  const fields = { name: "Rest leave", code: "REST-TEST", kind: "other", countsHolidays: true };
  type = (await world.owner<LeaveType>("POST", `${base}/leave-types`, { body: fields })).body;
  await hr("POST", `${base}/manual-leave`, {
    body: {
      employeeIds: [world.people.report, world.people.boss],
      leaveTypeId: type.id,
      mode: "grant",
      units: 10,
      from: today,
      reason: "Opening balance",
    },
  });
});
afterAll(() => gateway.close());

it("shows the balance before and after as it is now, with other requests reserved", async () => {
  const first = await ask(employee, monday, addDays(monday, 1));
  const second = await ask(employee, addDays(monday, 7), addDays(monday, 7));
  const shown = (await facts(manager, [first.id, second.id])).body;
  const of = (id: string) => shown.find(({ leaveId }) => leaveId === id);
  expect(of(first.id)).toMatchObject({ units: 2, unit: "day", balanceBefore: 10, balanceAfter: 8, beside: [] });
  expect(of(second.id)).toMatchObject({ units: 1, balanceBefore: 8, balanceAfter: 7 });
  // The whole week, from Monday to Sunday.
  expect(of(first.id)?.days.map(({ date }) => date)).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days)),
  );
});

it("names others of the department who are away on its days", async () => {
  const own = await ask(hr, addDays(monday, 14), addDays(monday, 15), { employeeId: world.people.boss });
  const asked = await ask(employee, addDays(monday, 15), addDays(monday, 16));
  const [shown] = (await facts(manager, [asked.id])).body;
  expect(shown?.beside).toMatchObject([
    { fullName: "Bala Boss", from: own.from, to: own.to, status: "submitted", leaveType: "Rest leave" },
  ]);
});

it("leaves out what the reader cannot see", async () => {
  const asked = await ask(employee, addDays(monday, 21), addDays(monday, 21));
  expect((await facts(outsider, [asked.id])).body).toEqual([]);
  expect((await facts(employee, [asked.id])).body).toHaveLength(1);
});
