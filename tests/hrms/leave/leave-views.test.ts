/** Leave as pages show it: at a glance, by team, held back on some dates, counted again, and claimed from the government. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  ApprovalPage,
  Holiday,
  HolidayCalendar,
  Leave,
  LeaveCalendar,
  LeaveClaimPage,
  LeaveDay,
  LeaveHome,
  LeaveLiability,
  LeavePreview,
  LeaveType,
  ManualLeave,
  NotificationPage,
  Problem,
} from "#generated/hrms/schema.ts";
import { addDays, weekday } from "#src/domain/shared/calendar.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";
import { peopleOfATenant, type PeopleWorld } from "../../support/people-world.ts";

let gateway: HrmsGateway;
let world: PeopleWorld;
let employee: HrmsGateway["call"];
let manager: HrmsGateway["call"];
let hr: HrmsGateway["call"];
let rest: LeaveType;
let childcare: LeaveType;

const today = localDay("Asia/Singapore", new Date());
const monday = (weeks: number): string => {
  const day = addDays(today, 21 + weeks * 7);
  return addDays(day, (8 - weekday(day)) % 7);
};
const at = (path: string): string => `/companies/${world.companyId}${path}`;
const make = async <Body>(path: string, body: object): Promise<Body> => {
  const answer = await world.owner<Body>("POST", at(path), { body });
  expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
  return answer.body;
};
const ask = <Body = Leave>(body: object) =>
  employee<Body>("POST", at("/leaves"), { body: { leaveTypeId: rest.id, ...body } });
const approve = (id: string) => manager<Leave>("POST", at(`/leaves/${id}/approve`), { body: {} });
const home = async (call: HrmsGateway["call"]) => (await call<LeaveHome>("GET", at("/leaves/home"))).body;
const calendar = async (query: object, call = hr) =>
  (await call<LeaveCalendar>("GET", at("/leaves/calendar"), { query: { from: monday(0), to: monday(6), ...query } }))
    .body;

beforeAll(async () => {
  gateway = await openHrmsGateway();
  world = await peopleOfATenant(gateway);
  employee = await world.account("rina", "employee", world.people.report);
  manager = await world.account("bala", "manager", world.people.boss);
  hr = await world.account("harriet", "hrAdmin");
  rest = await make("/leave-types", {
    name: "Rest leave",
    code: "REST",
    kind: "other",
    encashable: true,
    slot: "half-day",
  });
  childcare = await make("/leave-types", { name: "For my child", code: "CHILD", kind: "childcare", childAge: 7 });
  const grant = { mode: "grant", units: 12, from: today, reason: "Opening balance" };
  for (const { id } of [rest, childcare])
    await hr<ManualLeave[]>("POST", at("/manual-leave"), {
      body: { ...grant, employeeIds: [world.people.report], leaveTypeId: id },
    });
});
afterAll(() => gateway.close());

describe("at a glance", () => {
  it("employees see their balances and requests, managers what waits for them and who is away", async () => {
    const { body: leave } = await ask({ from: monday(0), to: addDays(monday(0), 1) });
    const own = (await home(employee)).own;
    expect(own?.balances.find(({ leaveTypeId }) => leaveTypeId === rest.id)).toMatchObject({
      available: 10,
      pending: 2,
    });
    expect(own?.requests).toMatchObject([{ id: leave.id, units: 2, status: "submitted" }]);
    expect(await home(employee)).toMatchObject({ waiting: 0, away: [], awayCount: 0 });
    expect(await home(manager)).toMatchObject({ waiting: 1, awayCount: 0 });
    await approve(leave.id);
    expect((await home(manager)).waiting).toBe(0);
    await hr("POST", at("/manual-leave"), {
      body: {
        employeeIds: [world.people.report],
        leaveTypeId: rest.id,
        mode: "take",
        from: today,
        to: addDays(today, 6),
        reason: "Called in",
      },
    });
    const weekend = [0, 6].includes(weekday(today));
    expect((await home(manager)).away.map(({ fullName }) => fullName)).toEqual(weekend ? [] : ["Rina Report"]);
    expect((await home(employee)).away).toEqual([]);
    expect((await calendar({})).away.length).toBe((await home(hr)).awayCount);
  });

  it("names the next holidays in their order", async () => {
    const { holidays } = await home(employee);
    expect(holidays).toHaveLength(3);
    expect(holidays.map(({ date }) => date)).toEqual(holidays.map(({ date }) => date).sort());
  });

  it("shows what the company owes in days, and in money only to those who may see pay", async () => {
    const of = (call: HrmsGateway["call"]) => call<LeaveLiability>("GET", at("/leaves/liability"));
    const { body } = await of(hr);
    expect(body.amount).toBeNull();
    expect(body.types.find(({ leaveTypeId }) => leaveTypeId === rest.id)).toMatchObject({ unit: "day", people: 1 });
    expect((await of(world.owner)).body.amount).toBeTypeOf("number");
    expect([(await of(manager)).status, (await of(employee)).status]).toEqual([403, 403]);
  });

  it("offers colleagues of the department as stand-ins", async () => {
    const found = await employee<{ id: string; label: string }[]>("GET", at("/leaves/stand-ins"));
    expect(found.body.map(({ id }) => id)).not.toContain(world.people.report);
    expect(found.body.map(({ id }) => id)).not.toContain(world.people.leaver);
    const [colleague] = found.body;
    const { body } = await ask({ from: monday(1), handoverToId: colleague?.id });
    expect(body.handoverTo).toBe(colleague?.label);
    await employee("POST", at(`/leaves/${body.id}/withdraw`));
  });
});

describe("the calendar of a team", () => {
  it("has as many people on every page, and its last page past the end", async () => {
    const { items, total } = await calendar({});
    expect(total).toBe(items.length);
    expect(total).toBeGreaterThan(2);
    const [first, past] = [await calendar({ pageSize: 2 }), await calendar({ pageSize: 2, page: 50 })];
    expect(first).toMatchObject({ total, page: 1, items: items.slice(0, 2) });
    const last = Math.ceil(total / 2);
    expect(past).toMatchObject({ total, page: last, items: items.slice((last - 1) * 2) });
  });

  it("is filtered by type, state, department and location", async () => {
    const names = async (query: object, call = hr) =>
      (await calendar(query, call)).items.map(({ fullName }) => fullName);
    expect(await names({ leaveTypeId: rest.id })).toEqual(["Rina Report"]);
    expect(await names({ leaveTypeId: childcare.id })).toEqual([]);
    expect(await names({ status: ["approved"] })).toEqual(["Rina Report"]);
    expect(await names({ status: ["submitted"] })).toEqual([]);
    expect(await names({ departmentId: world.departments.finance })).not.toContain("Rina Report");
    expect(await names({ locationId: world.companyId })).toEqual([]);
  });
});

describe("blackout dates", () => {
  it("are shown on the calendar and refuse planned leave, not that for a child", async () => {
    const body = {
      name: "Stocktake",
      start: monday(3),
      end: addDays(monday(3), 1),
      departmentId: world.departments.sales,
    };
    await make("/blackout-dates", body);
    const days = await employee<LeaveDay[]>("GET", at(`/employees/${world.people.report}/leave-days`), {
      query: { from: monday(3), to: addDays(monday(3), 2) },
    });
    expect(days.body.map(({ blackout }) => blackout)).toEqual(["Stocktake", "Stocktake", null]);
    const preview = await employee<LeavePreview>("POST", at("/leaves/preview"), {
      body: { leaveTypeId: rest.id, from: monday(3) },
    });
    expect(preview.body.faults).toMatchObject([{ pointer: "/from", code: "blackout", params: { name: "Stocktake" } }]);
    expect(await ask<Problem>({ from: monday(3) })).toMatchObject({ status: 422 });
    const other = await employee<LeavePreview>("POST", at("/leaves/preview"), {
      body: { leaveTypeId: childcare.id, from: monday(3) },
    });
    expect(other.body.faults.map(({ code }) => code)).not.toContain("blackout");
  });

  it("of another department do not matter", async () => {
    await make("/blackout-dates", { name: "Audit", start: monday(4), departmentId: world.departments.finance });
    const { status, body } = await ask({ from: monday(4) });
    expect(status).toBe(201);
    await employee("POST", at(`/leaves/${body.id}/withdraw`));
  });
});

describe("pain 14: a company holiday added after approval", () => {
  it("lists the leave, and gives its day back when it is counted again", async () => {
    const { body: leave } = await ask({ from: monday(5), to: addDays(monday(5), 2) });
    await approve(leave.id);
    const own = await make<HolidayCalendar>("/holiday-calendars", { name: "Our days", code: "OURS" });
    await make("/holiday-assignments", { calendarId: own.id, validFrom: today });
    const date = addDays(monday(5), 1);
    await make<Holiday>("/holidays", { calendarId: own.id, date, name: "Founders’ day", kind: "company" });
    const impact = await hr<{ items: { recordId: string }[] }>("GET", at("/holidays/impact"), {
      query: { calendarId: own.id, date },
    });
    expect(impact.body.items.map(({ recordId }) => recordId)).toContain(leave.id);
    const before =
      (await home(employee)).own?.balances.find(({ leaveTypeId }) => leaveTypeId === rest.id)?.available ?? 0;
    const counted = await manager<Leave>("POST", at(`/leaves/${leave.id}/recount`));
    expect([counted.status, counted.body.units]).toEqual([200, 2]);
    const balance = (await home(employee)).own?.balances.find(({ leaveTypeId }) => leaveTypeId === rest.id);
    expect(balance?.available).toBe(before + 1);
    expect((await manager<Leave>("POST", at(`/leaves/${leave.id}/recount`))).body.units).toBe(2);
    expect((await employee<Problem>("POST", at(`/leaves/${leave.id}/recount`))).status).toBe(403);
  });
});

describe("government claims", () => {
  it("list a month of leave for children with what a claim asks for", async () => {
    const child = await world.owner<{ id: string }>("POST", at(`/employees/${world.people.report}/dependants`), {
      body: {
        fullName: "Rani Report",
        relation: "child",
        dateOfBirth: `${Number(today.slice(0, 4)) - 3}-05-04`,
        citizenship: "citizen",
      },
    });
    const { body: leave } = await employee<Leave>("POST", at("/leaves"), {
      body: { leaveTypeId: childcare.id, from: monday(2), dependantId: child.body.id },
    });
    const month = monday(2).slice(0, 7);
    const list = async (call = hr) =>
      (await call<LeaveClaimPage>("GET", at("/leaves/claims"), { query: { month } })).body;
    expect((await list()).items).toEqual([]);
    await approve(leave.id);
    expect((await list()).items).toMatchObject([
      { id: leave.id, kind: "childcare", units: 1, calendarDays: 1, child: "Rani Report", childCitizenship: "citizen" },
    ]);
    const claimBy = `${Number(monday(2).slice(0, 4)) + 1}-03-31`;
    expect((await list()).items[0]).toMatchObject({ claimBy, claimCertain: true });
    const file = await hr<string>("GET", at("/leaves/claims/export"), { query: { month } });
    expect(file.body).toContain("Rani Report");
    expect((await manager<Problem>("GET", at("/leaves/claims"))).status).toBe(403);
  });
});

it("pain 24: a delegate decides in the manager's place, and the person gets one final notice", async () => {
  const delegate = await world.account("dana", "employee", world.people.newcomer);
  const { rows } = await gateway.database.pool.query<{ user_id: string }>(
    "select user_id from user_access where employee_id = $1",
    [world.people.newcomer],
  );
  const made = await manager("POST", at("/my-delegations"), {
    body: { delegateId: rows[0]?.user_id, from: today, to: addDays(today, 10) },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { body: leave } = await ask({ from: addDays(monday(6), 1) });
  const queue = await delegate<ApprovalPage>("GET", at("/approvals"));
  const waiting = queue.body.items.find(({ recordId }) => recordId === leave.id);
  expect(waiting).toMatchObject({ kind: "leave", mayDecide: true });
  const decided = await delegate("POST", at(`/approvals/${waiting?.id}/approve`), { body: {} });
  expect(decided.status).toBe(200);
  expect((await employee<Leave>("GET", at(`/leaves/${leave.id}`))).body.status).toBe("approved");
  const notices = (await employee<NotificationPage>("GET", "/me/notifications")).body.items;
  expect(notices.filter(({ recordId }) => recordId === leave.id).map(({ type }) => type)).toEqual(["leave-approved"]);
});
