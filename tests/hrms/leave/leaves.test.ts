/** Requests for leave through the gateway: counted, reserved, decided in the queue, given back. */
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import type {
  ApprovalPage,
  Leave,
  LeaveBalance,
  LeaveCalendar,
  LeaveLog,
  LeavePage,
  LeavePreview,
  LeaveType,
  ManualLeave,
  NotificationPage,
  Problem,
} from "#generated/hrms/schema.ts";
import { addDays, weekday } from "#src/domain/shared/calendar.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";
import { runJobNow } from "../../support/jobs.ts";
import { peopleOfATenant, type PeopleWorld } from "../../support/people-world.ts";

let gateway: HrmsGateway;
let world: PeopleWorld;
let path: string;
let employee: HrmsGateway["call"];
let manager: HrmsGateway["call"];
let hr: HrmsGateway["call"];
let annual: LeaveType;
let sick: LeaveType;

const today = localDay("Asia/Singapore", new Date());
/** A Monday at least three weeks ahead; tests use one week each. */
const monday = (weeks: number): string => {
  const day = addDays(today, 21 + weeks * 7);
  return addDays(day, (8 - weekday(day)) % 7);
};

const makeType = async (fields: object): Promise<LeaveType> =>
  (await world.owner<LeaveType>("POST", `/companies/${world.companyId}/leave-types`, { body: fields })).body;

const give = (units: number, more: object = {}) =>
  hr<ManualLeave[]>("POST", `/companies/${world.companyId}/manual-leave`, {
    body: {
      employeeIds: [world.people.report],
      leaveTypeId: annual.id,
      mode: "grant",
      units,
      from: today,
      reason: "Opening balance",
      ...more,
    },
  });

const ask = <Body = Leave>(body: object, call = employee) =>
  call<Body>("POST", path, { body: { leaveTypeId: annual.id, ...body } });

const balance = async (call = employee): Promise<LeaveBalance> => {
  const all = (
    await call<LeaveBalance[]>("GET", `/companies/${world.companyId}/employees/${world.people.report}/leave-balances`, {
      query: { on: monday(20) },
    })
  ).body;
  return all.find(({ leaveTypeId }) => leaveTypeId === annual.id) as LeaveBalance;
};

beforeAll(async () => {
  gateway = await openHrmsGateway();
  world = await peopleOfATenant(gateway);
  path = `/companies/${world.companyId}/leaves`;
  employee = await world.account("rina", "employee", world.people.report);
  manager = await world.account("bala", "manager", world.people.boss);
  hr = await world.account("harriet", "hrAdmin");
  annual = await makeType({
    name: "Rest leave",
    code: "REST-TEST",
    kind: "other",
    noticeDays: 3,
    encashable: true,
    countsHolidays: true,
  });
  sick = await makeType({
    name: "Unwell leave",
    code: "UNWELL-TEST",
    kind: "no-pay",
    medical: true,
    documentsAfter: 1,
  });
  expect(annual.id, JSON.stringify(annual)).toBeTypeOf("string");
  await give(10);
});
afterAll(() => gateway.close());

test("balances of one's own are those of the employee, and 404 without an employee record", async () => {
  const ofEmployee = `/companies/${world.companyId}/employees/${world.people.report}/leave-balances`;
  const mine = await employee<LeaveBalance[]>("GET", `/companies/${world.companyId}/my-leave-balances`);
  expect(mine.body).toEqual((await hr("GET", ofEmployee)).body);
  expect(mine.body.find(({ leaveTypeId }) => leaveTypeId === annual.id)?.available).toBe(10);
  expect((await hr("GET", `/companies/${world.companyId}/my-leave-balances`)).status).toBe(404);
});

describe("a request", () => {
  it("is previewed with units, balance, approvers and what it breaks, and changes nothing", async () => {
    const { body, status } = await employee<LeavePreview>("POST", `${path}/preview`, {
      body: { leaveTypeId: annual.id, from: monday(0), to: addDays(monday(0), 6) },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      units: 5,
      unit: "day",
      balanceBefore: 10,
      balanceAfter: 5,
      approvers: ["bala"],
      clashes: [],
      faults: [],
    });
    expect((await employee<LeavePage>("GET", path)).body.total).toBe(0);
  });

  it("reserves its days, and is decided by the manager in the one queue", async () => {
    const { body: leave, status } = await ask({ from: monday(0), to: addDays(monday(0), 1), reason: "Family" });
    expect(status).toBe(201);
    expect(leave).toMatchObject({ units: 2, status: "submitted", approvers: ["bala"], mayWithdraw: true, self: true });
    expect(await balance()).toMatchObject({ available: 8, pending: 2, taken: 0 });
    const queue = (await manager<ApprovalPage>("GET", `/companies/${world.companyId}/approvals`)).body;
    expect(queue.items).toMatchObject([
      { kind: "leave", recordId: leave.id, mayDecide: true, fullName: "Rina Report" },
    ]);
    const decided = await manager("POST", `/companies/${world.companyId}/approvals/${queue.items[0]?.id}/approve`, {
      body: { comment: "Enjoy" },
    });
    expect(decided.status).toBe(200);
    expect((await employee<Leave>("GET", `${path}/${leave.id}`)).body).toMatchObject({
      status: "approved",
      decidedBy: "bala",
      comment: "Enjoy",
      mayCancel: true,
    });
    expect(await balance()).toMatchObject({ available: 8, pending: 0 });
    const notices = (await employee<NotificationPage>("GET", "/me/notifications")).body.items;
    expect(notices[0]).toMatchObject({ type: "leave-approved", recordId: leave.id });
  });

  it("cannot be decided by the person themselves", async () => {
    const { body: leave } = await ask({ from: monday(1) });
    expect(await employee<Problem>("POST", `${path}/${leave.id}/approve`, { body: {} })).toMatchObject({
      status: 403,
      body: { code: "second-person" },
    });
    expect(
      (await manager<Leave>("POST", `${path}/${leave.id}/reject`, { body: { comment: "Stocktake" } })).body,
    ).toMatchObject({
      status: "rejected",
      comment: "Stocktake",
    });
    expect(await balance()).toMatchObject({ available: 8, pending: 0 });
  });

  it("names what is wrong with it by field", async () => {
    const faults = async (body: object) => {
      const { status, body: problem } = await ask<Problem>(body);
      return [status, problem.errors?.map(({ pointer, code }) => `${pointer} ${code}`)];
    };
    expect(await faults({ from: addDays(today, 1) })).toEqual([
      422,
      expect.arrayContaining(["/from notice-too-short"]),
    ]);
    expect(await faults({ from: monday(2), to: monday(1) })).toEqual([422, ["/to before-start"]]);
    expect(await faults({ from: addDays(monday(2), 5), to: addDays(monday(2), 6) })).toEqual([422, ["/from no-days"]]);
    expect(await faults({ from: monday(2), minutes: 120 })).toEqual([422, ["/minutes half-days-only"]]);
    expect(await faults({ from: monday(2), to: addDays(monday(2), 18) })).toEqual([409, ["/to balance-too-low"]]);
  });

  it("pain 15: two halves of a date are two requests, the same half is refused, whatever the order", async () => {
    const date = monday(3);
    const [am, pm, again, whole] = [
      await ask({ from: date, endHalf: "am" }),
      await ask({ from: date, startHalf: "pm" }),
      await ask<Problem>({ from: date, endHalf: "am" }),
      await ask<Problem>({ from: date }),
    ];
    expect([am.status, am.body.units, pm.status, pm.body.units]).toEqual([201, 0.5, 201, 0.5]);
    expect([again, whole]).toMatchObject([
      { status: 409, body: { code: "days-taken" } },
      { status: 409, body: { code: "days-taken" } },
    ]);
    await employee("POST", `${path}/${am.body.id}/withdraw`);
    await employee("POST", `${path}/${pm.body.id}/withdraw`);
    expect((await ask({ from: date })).status).toBe(201);
  });

  it("of medical leave hides reason and documents from the manager, not from HR", async () => {
    const { body: leave } = await ask({ leaveTypeId: sick.id, from: monday(4), reason: "Migraine" });
    expect((await manager<Leave>("GET", `${path}/${leave.id}`)).body).toMatchObject({ hidden: true, reason: null });
    expect((await hr<Leave>("GET", `${path}/${leave.id}`)).body).toMatchObject({ hidden: false, reason: "Migraine" });
    expect((await employee<Leave>("GET", `${path}/${leave.id}`)).body.reason).toBe("Migraine");
    const missing = await ask<Problem>({
      leaveTypeId: sick.id,
      from: addDays(monday(4), 1),
      to: addDays(monday(4), 3),
    });
    expect(missing).toMatchObject({ status: 422, body: { errors: [{ code: "document-missing" }] } });
  });
});

describe("approved leave", () => {
  const approved = async (from: string, to = from): Promise<Leave> => {
    const { body } = await ask({ from, to });
    return (await manager<Leave>("POST", `${path}/${body.id}/approve`, { body: {} })).body;
  };

  it("is cancelled by the person before it starts, and its days are restored", async () => {
    const before = await balance();
    const leave = await approved(monday(5));
    expect((await balance()).available).toBe(before.available - 1);
    const cancelled = await employee<Leave>("POST", `${path}/${leave.id}/cancel`, { body: { comment: "Trip is off" } });
    expect(cancelled.body).toMatchObject({ status: "cancelled", cancelReason: "Trip is off" });
    expect((await balance()).available).toBe(before.available);
    expect((await ask({ from: monday(5) })).status).toBe(201);
  });

  it("is recalled in part by the manager", async () => {
    const before = await balance();
    const leave = await approved(monday(6), addDays(monday(6), 2));
    const recalled = await manager<Leave>("POST", `${path}/${leave.id}/recall`, {
      body: { from: addDays(monday(6), 1), comment: "The warehouse moves" },
    });
    expect(recalled.body).toMatchObject({ status: "approved", to: monday(6), units: 1 });
    expect((await balance()).available).toBe(before.available - 1);
  });

  it("becomes taken by itself once its last day has passed", async () => {
    const leave = await approved(monday(7));
    await runJobNow(gateway, "update-leave", { now: () => new Date(`${addDays(monday(7), 2)}T04:00:00Z`) });
    expect((await employee<Leave>("GET", `${path}/${leave.id}`)).body.status).toBe("taken");
  });
});

it("pain 16: twenty requests at once never exceed the balance, in the application and in the database", async () => {
  const before = (await balance()).available;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, week) => ask<Leave | Problem>({ from: monday(30 + week), to: monday(30 + week) })),
  );
  const made = answers.filter(({ status }) => status === 201).length;
  expect(made).toBe(Math.floor(before));
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  // Without the application's own lock, the trigger alone holds the minimum.
  await hr("POST", `/companies/${world.companyId}/manual-leave`, {
    body: {
      employeeIds: [world.people.newcomer],
      leaveTypeId: annual.id,
      mode: "grant",
      units: 3,
      from: today,
      reason: "Opening",
    },
  });
  const { rows } = await gateway.database.pool.query<Record<string, string>>(
    "select tenant_id, company_id, employee_id, leave_type_id, bucket_id from leave_ledger where employee_id = $1 limit 1",
    [world.people.newcomer],
  );
  const [bucket] = rows;
  const insert = () =>
    gateway.database.pool.query(
      `insert into leave_ledger (tenant_id, company_id, employee_id, leave_type_id, bucket_id, kind, minutes, "on", at)
       values ($1, $2, $3, $4, $5, 'take', -480, $6, now())`,
      [
        bucket?.["tenant_id"],
        bucket?.["company_id"],
        bucket?.["employee_id"],
        bucket?.["leave_type_id"],
        bucket?.["bucket_id"],
        monday(8),
      ],
    );
  const results = await Promise.allSettled(Array.from({ length: 20 }, insert));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});

it("the ledger is never changed or deleted", async () => {
  const { pool } = gateway.database;
  await expect(pool.query("update leave_ledger set minutes = minutes + 1")).rejects.toThrow("never changed");
  await expect(pool.query("delete from leave_ledger")).rejects.toThrow("never changed");
});

it("manual leave is entered, reversed and not for oneself", async () => {
  const before = (await balance()).available;
  const {
    body: [entry],
  } = await give(2, { mode: "adjust" });
  expect((await balance()).available).toBe(before + 2);
  const list = `/companies/${world.companyId}/manual-leave`;
  const reversed = await hr<ManualLeave>("POST", `${list}/${entry?.id}/reverse`, { body: { comment: "Twice" } });
  expect(reversed.body).toMatchObject({ status: "reversed", reverseReason: "Twice" });
  expect((await balance()).available).toBe(before);
  expect((await hr<Problem>("POST", `${list}/${entry?.id}/reverse`, { body: { comment: "Again" } })).status).toBe(409);
  expect((await employee("GET", list)).status).toBe(403);
  await give(1);
  const {
    body: [taken],
  } = await give(0, { mode: "take", units: null, from: monday(60) });
  expect(taken).toMatchObject({ mode: "take", units: -1, status: "posted" });
  expect((await hr<Leave>("GET", `${path}/${taken?.leaveId}`)).body).toMatchObject({
    source: "manual",
    status: "approved",
  });
  expect((await hr<ManualLeave>("POST", `${list}/${taken?.id}/reverse`, { body: { comment: "Wrong" } })).status).toBe(
    200,
  );
  expect((await hr<Leave>("GET", `${path}/${taken?.leaveId}`)).body.status).toBe("cancelled");
  expect((await give(50, { mode: "encash" })).status).toBe(409);
});

it("names others in the team calendar only while they are away, not for what they have asked", async () => {
  const newcomer = await world.account("nadia", "employee", world.people.newcomer);
  const listed = async (week: number, awayOnly: boolean) => {
    const { body } = await newcomer<LeaveCalendar>("GET", `${path}/calendar`, {
      query: { from: monday(week), to: addDays(monday(week), 4), awayOnly },
    });
    return body.items.map(({ employeeId }) => employeeId);
  };
  await give(2);
  const asked = await ask({ from: monday(17), to: monday(17) });
  expect([asked.status, asked.body.status]).toEqual([201, "submitted"]);
  expect([await listed(17, false), await listed(17, true)]).toEqual([[world.people.newcomer], []]);
  await give(0, { mode: "take", units: null, from: monday(18) });
  expect((await listed(18, false)).toSorted()).toEqual([world.people.newcomer, world.people.report].toSorted());
  expect(await listed(18, true)).toEqual([world.people.report]);
});

it("shows the team calendar and the leave log", async () => {
  const { body: calendar } = await employee<LeaveCalendar>("GET", `${path}/calendar`, {
    query: { from: monday(0), to: addDays(monday(0), 27) },
  });
  const own = calendar.items.find(({ self }) => self);
  expect(own?.leaves[0]).toMatchObject({ leaveType: "Rest leave", from: monday(0) });
  const { body: log } = await employee<LeaveLog>(
    "GET",
    `/companies/${world.companyId}/employees/${world.people.report}/leave-logs`,
  );
  expect(log.year).toBe(Number(today.slice(0, 4)));
  expect(log.types.map(({ leaveType }) => leaveType)).toEqual(expect.arrayContaining(["Rest leave", "Unwell leave"]));
});
