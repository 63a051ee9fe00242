/** Manual leave from a file: the balances and past leave of an earlier system, all of it or none. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  Employee,
  LeaveBalance,
  LeaveType,
  ManualLeaveImportResult,
  ManualLeavePage,
} from "#generated/hrms/schema.ts";
import { addDays, weekday } from "#src/domain/shared/calendar.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";
import { peopleOfATenant, type PeopleWorld } from "../../support/people-world.ts";

let gateway: HrmsGateway;
let world: PeopleWorld;
let hr: HrmsGateway["call"];
let numbers: { report: string; boss: string };
const today = localDay("Asia/Singapore", new Date());
const monday = addDays(today, -((weekday(today) + 6) % 7) - 7);
const at = (path: string) => `/companies/${world.companyId}${path}`;

beforeAll(async () => {
  gateway = await openHrmsGateway();
  world = await peopleOfATenant(gateway);
  hr = await world.account("harriet", "hrAdmin", world.people.newcomer);
  const fields = { name: "Old balance", code: "OLD", kind: "other", noticeDays: 0, encashable: true };
  await world.owner<LeaveType>("POST", at("/leave-types"), { body: fields });
  const numberOf = async (id: string) => (await world.owner<Employee>("GET", at(`/employees/${id}`))).body.employeeNo;
  numbers = { report: await numberOf(world.people.report), boss: await numberOf(world.people.boss) };
});
afterAll(() => gateway.close());

const load = (rows: readonly string[], dryRun = true, call = hr) =>
  call<ManualLeaveImportResult>("POST", at("/manual-leave/import"), {
    body: { csv: ["employeeNo,leaveType,mode,units,from,to,endHalf,expiresOn,reason", ...rows].join("\n"), dryRun },
  });
const balance = async () => {
  const { body } = await hr<LeaveBalance[]>("GET", at(`/employees/${world.people.report}/leave-balances`));
  return body.find(({ leaveType }) => leaveType === "Old balance")?.available;
};

it("is checked first, then posted in the order of the file", async () => {
  const rows = [
    `${numbers.report},OLD,adjust,12.5,${addDays(monday, -7)},,,,Balance of the earlier system`,
    `${numbers.report},old balance,adjust,-1,${addDays(monday, -6)},,,,Counted twice`,
    `${numbers.report},OLD,take,,${monday},${addDays(monday, 1)},am,,Taken before`,
    `${numbers.boss},OLD,grant,2,${monday},,,${addDays(today, 90)},Long service`,
  ];
  expect((await load(rows)).body).toEqual({ committed: false, rows: 4, created: 4, faults: [] });
  expect(await balance()).toBe(0);
  expect((await load(rows, false)).body).toEqual({ committed: true, rows: 4, created: 4, faults: [] });
  expect(await balance()).toBe(10);
  const { body } = await hr<ManualLeavePage>("GET", at("/manual-leave"));
  expect(body.items.map(({ mode, units }) => `${mode} ${units}`).toSorted()).toEqual([
    "adjust -1",
    "adjust 12.5",
    "grant 2",
    "take -1.5",
  ]);
});

it("names the faults of each row and writes nothing", async () => {
  const before = await balance();
  const { body } = await load(
    [
      `NOBODY,OLD,grant,1,${today},,,,Unknown`,
      `${numbers.report},Holidays,grant,1,${today},,,,Unknown`,
      `${numbers.report},OLD,gift,1,${today},,,,Unknown`,
      `${numbers.report},OLD,grant,1.1,${today},,,,Not a quarter`,
      `${numbers.report},OLD,grant,,${today},,,,Without units`,
      `${numbers.report},OLD,encash,50,${today},,,,Too much`,
      `${numbers.report},OLD,take,,${monday},,,,On leave already`,
      `${numbers.report},OLD,grant,1,31.12.2026,,,,Not a date`,
    ],
    false,
  );
  expect(body).toMatchObject({ committed: false, created: 0 });
  expect(body.faults.map(({ row, column, code }) => `${row} ${column} ${code}`).toSorted()).toEqual([
    "2 employeeNo unknown-employee",
    "3 leaveType unknown-type",
    "4 mode enum",
    "5 units number",
    "6 units required",
    "7 units balance-too-low",
    "8 from days-taken",
    "9 from date",
  ]);
  expect(await balance()).toBe(before);
});

it("is nothing for managers, and nobody enters leave for themselves", async () => {
  const manager = await world.account("bala", "manager", world.people.boss);
  expect((await load([`${numbers.report},OLD,grant,1,${today},,,,Mine`], false, manager)).status).toBe(403);
  const { body } = await world.owner<Employee>("GET", at(`/employees/${world.people.newcomer}`));
  const own = await load([`${body.employeeNo},OLD,grant,1,${today},,,,Mine`]);
  expect(own.body.faults).toMatchObject([{ row: 2, code: "second-person" }]);
});
