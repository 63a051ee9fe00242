/** The end of a leave year through the gateway: previewed, closed and reopened in the background. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  HistoryPage,
  LeaveBalance,
  LeaveType,
  ManualLeave,
  Problem,
  YearClosing,
  YearClosingLine,
  YearSetting,
} from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";
import { runJobNow, runQueuedTasks } from "../../support/jobs.ts";
import { peopleOfATenant, type PeopleWorld } from "../../support/people-world.ts";

/** A Tuesday, a few days into the next leave year. */
const now = () => new Date("2027-01-05T04:00:00Z");
let gateway: HrmsGateway;
let world: PeopleWorld;
let hr: HrmsGateway["call"];
let type: LeaveType;
let year: YearSetting;
let next: YearSetting;

const at = (path: string): string => `/companies/${world.companyId}${path}`;
const closing = async (query: object = {}) =>
  (await hr<YearClosing>("GET", at(`/year-settings/${year.id}/closing`), { query: { leaveTypeId: type.id, ...query } }))
    .body;
const lineOf = async (query: object = {}, employeeId = world.people.report) =>
  (await closing(query)).items.find((line) => line.employeeId === employeeId) as YearClosingLine;
const balance = async (on = "2027-01-05"): Promise<LeaveBalance> => {
  const path = at(`/employees/${world.people.report}/leave-balances`);
  const all = (await hr<LeaveBalance[]>("GET", path, { query: { on } })).body;
  return all.find(({ leaveTypeId }) => leaveTypeId === type.id) as LeaveBalance;
};
const take = (from: string, to: string) =>
  hr<ManualLeave[]>("POST", at("/manual-leave"), {
    body: { employeeIds: [world.people.report], leaveTypeId: type.id, mode: "take", from, to, reason: "On paper" },
  });
const close = <Body = YearSetting>(encash: boolean, id = year.id) =>
  hr<Body>("POST", at(`/year-settings/${id}/close`), { body: { encash } });
const reopen = <Body = YearSetting>(reason: string) =>
  hr<Body>("POST", at(`/year-settings/${year.id}/reopen`), { body: { reason } });
const state = async () => (await hr<YearSetting>("GET", at(`/year-settings/${year.id}`))).body.state;
const run = (job: "close-leave-year" | "reopen-leave-year") => runQueuedTasks(gateway, job, { now });

beforeAll(async () => {
  gateway = await openHrmsGateway({ now });
  world = await peopleOfATenant(gateway);
  // Packages go by the clock of the database.
  const { pool } = gateway.database;
  await pool.query("update tenant_packages set since = '2026-01-01' where tenant_id = $1", [world.tenantId]);
  hr = await world.account("harriet", "hrAdmin");
  const body = {
    name: "Garden leave",
    code: "GARDEN",
    kind: "other",
    countsHolidays: true,
    encashable: true,
    carryForwardMax: 5,
    carryForwardMonths: 3,
  };
  type = (await hr<LeaveType>("POST", at("/leave-types"), { body })).body;
  await hr("POST", at("/leave-settings"), { body: { leaveTypeId: type.id, validFrom: "2020-01-01", entitlement: 14 } });
  const days = (of: number) => ({ name: String(of), start: `${of}-01-01`, end: `${of}-12-31` });
  year = (await hr<YearSetting>("POST", at("/year-settings"), { body: days(2026) })).body;
  next = (await hr<YearSetting>("POST", at("/year-settings"), { body: days(2027) })).body;
});
afterAll(() => gateway.close());

it("is previewed by person, with entitlements nobody has asked about yet", async () => {
  expect((await take("2026-12-21", "2026-12-23")).status).toBe(201);
  expect(await lineOf()).toMatchObject({ left: 11, carried: 5, carriedUntil: "2027-03-31", encashed: 0, expired: 6 });
  expect(await lineOf({ encash: true })).toMatchObject({ carried: 5, encashed: 6, expired: 0 });
  expect(await lineOf({}, world.people.boss)).toMatchObject({ left: 14, carried: 5, expired: 9 });
  const page = await closing({ pageSize: 1, sort: "-fullName" });
  expect([page.items.length, page.total > 1, page.waiting, page.totals]).toEqual([1, true, 0, []]);
  expect((await closing({ q: "rina" })).items.map(({ fullName }) => fullName)).toEqual(["Rina Report"]);
  // People who have left are settled with their last pay.
  expect(await lineOf({}, world.people.leaver)).toBeUndefined();
});

it("is closed only once it has ended, and what is left does not expire before", async () => {
  expect(await close<Problem>(false, next.id)).toMatchObject({ status: 409, body: { code: "year-running" } });
  expect(await reopen<Problem>("Too early")).toMatchObject({ status: 409, body: { code: "not-closed" } });
  await runJobNow(gateway, "update-leave", { now });
  expect(await lineOf()).toMatchObject({ left: 11, expired: 6 });
  expect(await balance()).toMatchObject({ available: 14 });
});

it("is closed as a task, with the balances that were previewed", async () => {
  expect(await close(false)).toMatchObject({ status: 202, body: { state: "closing" } });
  expect(await close<Problem>(false)).toMatchObject({ status: 409, body: { code: "not-open" } });
  await run("close-leave-year");
  expect(await state()).toBe("closed");
  expect(await balance()).toMatchObject({ available: 19, expiring: { units: 5, expiresOn: "2027-03-31" } });
  expect(await balance("2027-04-01")).toMatchObject({ available: 14 });
  expect(await lineOf()).toMatchObject({ left: 11, carried: 5, encashed: 0, expired: 6 });
  const { totals } = await closing();
  expect(totals).toMatchObject([{ leaveType: "Garden leave", carried: 14, encashed: 0, expired: 15 }]);
  const file = await hr<string>("GET", at(`/year-settings/${year.id}/closing/export`), { query: { q: "rina" } });
  expect(file.body).toContain("Rina Report,Sales,Garden leave,day,11,5,2027-03-31,0,6");
});

it("takes no more leave once it is closed", async () => {
  const { status, body } = await hr<Problem>("POST", at("/manual-leave"), {
    body: {
      employeeIds: [world.people.report],
      leaveTypeId: type.id,
      mode: "take",
      from: "2026-12-28",
      reason: "Late",
    },
  });
  expect([status, body.errors]).toMatchObject([
    422,
    [{ pointer: "/from", code: "year-closed", params: { year: "2026" } }],
  ]);
});

it("is reopened with a reason: carried days that were taken stay, and closing again changes nothing else", async () => {
  expect((await take("2027-01-04", "2027-01-05")).status).toBe(201);
  expect(await balance()).toMatchObject({ available: 17 });
  expect(await reopen("Certificates arrived late")).toMatchObject({ status: 202, body: { state: "reopening" } });
  await run("reopen-leave-year");
  expect(await state()).toBe("open");
  expect(await balance()).toMatchObject({ available: 14 });
  const events = (await hr<HistoryPage>("GET", at(`/year-settings/${year.id}/history`))).body.items;
  expect(events.map(({ reason }) => reason)).toContain("Certificates arrived late");
  expect((await take("2026-12-28", "2026-12-28")).status).toBe(201);
  expect(await lineOf()).toMatchObject({ left: 10, carried: 5, expired: 5 });
  await close(true);
  await run("close-leave-year");
  expect(await balance()).toMatchObject({ available: 17 });
  expect(await lineOf()).toMatchObject({ left: 10, carried: 5, encashed: 5, expired: 0 });
});
