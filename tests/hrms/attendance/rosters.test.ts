/** Rosters through the gateway: planning, publishing, swaps, open shifts, and what locked days get. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  ApprovalPage,
  AttendanceAdjustment,
  AttendanceAdjustmentPage,
  AttendanceLogPage,
  AttendancePeriod,
  MyRoster,
  NotificationPage,
  OpenShift,
  Problem,
  PublishedRoster,
  PunchBatchResult,
  RosterBoard,
  RosterChange,
  RosterPattern,
  Shift,
  ShiftSwap,
  ShiftSwapOption,
  StaffingNeed,
} from "#generated/hrms/schema.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { momentOf } from "#src/domain/shared/zoned-time.ts";
import { sampleAccounts, sampleTenants } from "#src/store/samples/accounts.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import type { HrmsGateway } from "../../support/hrms-gateway.ts";
import { runJobNow } from "../../support/jobs.ts";
import { companyId, openPeople, type People } from "../people/employees-setup.ts";

type Call = HrmsGateway["call"];
type Or<Body> = Body & Pick<Problem, "code" | "errors">;
const base = `/companies/${companyId}`;
const monday = "2026-11-30";
const day = (index: number): string => addDays(monday, index);
const at = (date: string, time: string): string => new Date(momentOf(date, time, "Asia/Singapore")).toISOString();

const clock = new Date(at("2026-11-27", "10:00"));
let people: People;
let owner: Call;
let early: string;
let late: string;

beforeAll(async () => {
  people = await openPeople(() => clock);
  owner = people.owner;
  await people.gateway.database.pool.query("delete from attendance_adjustments where company_id = $1", [companyId]);
  await people.gateway.database.pool.query("delete from attendance_periods where company_id = $1", [companyId]);
  const shift = async (name: string, code: string, start: string, end: string) =>
    (await owner<Shift>("POST", `${base}/shifts`, { body: { name, code, start, end } })).body.id;
  early = await shift("Roster early", "R-E", "06:00", "14:00");
  late = await shift("Roster late", "R-L", "14:00", "22:00");
});
afterAll(() => people.gateway.close());

const worker = async (name: string) =>
  (await people.add(name, { job: { departmentId: people.departmentId, designationId: people.designationId } })).id;

interface Entry {
  employeeId: string;
  date: string;
  kind: "work" | "off" | "rest" | null;
  shiftId?: string;
}
const plan = (entries: readonly Entry[], call: Call = owner) =>
  call<Or<RosterChange>>("PUT", `${base}/roster/entries`, { body: { entries } });
const publish = (from: string, to: string) =>
  owner<Or<PublishedRoster>>("POST", `${base}/roster/publish`, { body: { from, to } });

/** E and L are shifts, R is the rest day, a dot a day off. */
const weekOf = (employeeId: string, text: string, from = monday): Entry[] =>
  text.split(" ").map((mark, index) => {
    const date = addDays(from, index);
    if (mark === "E" || mark === "L") return { employeeId, date, kind: "work", shiftId: mark === "E" ? early : late };
    return { employeeId, date, kind: mark === "R" ? "rest" : "off" };
  });

const boardOf = async (from: string, to: string, query: object = {}) =>
  (await owner<RosterBoard>("GET", `${base}/roster`, { query: { from, to, pageSize: "100", ...query } })).body;
const daysOf = async (employeeId: string, from = monday) =>
  (await boardOf(from, addDays(from, 6), { departmentId: people.departmentId })).items.find(
    (one) => one.employeeId === employeeId,
  );
const marksOf = async (employeeId: string, from = monday) =>
  (await daysOf(employeeId, from))?.days.map(({ shiftId, kind }) =>
    shiftId === early ? "E" : shiftId === late ? "L" : kind === "rest" ? "R" : ".",
  );

/** The sample employee's account, for someone of the tests. */
async function signedIn(account: "callum" | "desmond", employeeId: string): Promise<Call> {
  if (account === "callum") return people.as(employeeId, ["employee"], "self");
  const id = sampleAccounts[account].id;
  await people.gateway.database.pool.query("delete from user_access where user_id = $1", [id]);
  await people.gateway.database.pool.query(
    "insert into user_access (tenant_id, user_id, company_id, role_ids, scope, employee_id) values ($1, $2, $3, $4, $5, $6)",
    [sampleTenants.merlion.id, id, companyId, JSON.stringify([roleId("employee")]), "self", employeeId],
  );
  return people.gateway.signIn("employee@merlion.demo", "employee");
}

describe("planning", () => {
  it("writes drafts that nobody else sees, warns about them, and clears them again", async () => {
    const employeeId = await worker("Paul Planned");
    const { body } = await plan(weekOf(employeeId, "E E E E E E E"));
    expect(body).toEqual({ changed: 7, skipped: 0 });
    const own = await daysOf(employeeId);
    expect(own?.days.every(({ state }) => state === "draft")).toBe(true);
    expect(own?.warnings.map(({ code }) => code)).toEqual(["week-hours", "no-rest-day"]);
    const call = await signedIn("callum", employeeId);
    const mine = await call<MyRoster>("GET", `${base}/my-roster`, { query: { week: monday } });
    expect(mine.body.days.some(({ kind }) => kind === "work")).toBe(false);
    await plan([{ employeeId, date: day(0), kind: null }]);
    expect((await daysOf(employeeId))?.days[0]?.state).toBe("usual");
  });

  it("refuses what cannot be planned, with the place of the fault", async () => {
    const employeeId = await worker("Fran Faulty");
    const faultOf = async (entry: object) =>
      (await plan([{ employeeId, date: day(0), kind: "work", shiftId: early, ...entry } as Entry])).body.errors?.[0];
    expect(await faultOf({ shiftId: undefined })).toMatchObject({
      pointer: "/entries/0/shiftId",
      code: "shift-missing",
    });
    expect(await faultOf({ kind: "rest" })).toMatchObject({ code: "shift-unused" });
    expect(await faultOf({ date: "2020-01-01" })).toMatchObject({ pointer: "/entries/0/date", code: "not-employed" });
    expect(await faultOf({ shiftId: companyId })).toMatchObject({ code: "unknown-reference" });
    expect(await faultOf({ employeeId: companyId })).toMatchObject({ pointer: "/entries/0/employeeId" });
  });

  it("copies a week and applies a pattern, and leaves out days before the employment", async () => {
    const employeeId = await worker("Carla Copied");
    await plan(weekOf(employeeId, "E E L L . . R"));
    const copied = await owner<RosterChange>("POST", `${base}/roster/copy`, {
      body: { from: monday, to: day(7), weeks: 2, employeeIds: [employeeId] },
    });
    expect(copied.body).toEqual({ changed: 14, skipped: 0 });
    expect(await marksOf(employeeId, day(14))).toEqual(["E", "E", "L", "L", ".", ".", "R"]);
    const pattern = await owner<RosterPattern>("POST", `${base}/roster-patterns`, {
      body: {
        name: "Two on, one off",
        days: [
          { kind: "work", shiftId: early },
          { kind: "work", shiftId: late },
          { kind: "rest", shiftId: null },
        ],
      },
    });
    const use = { patternId: pattern.body.id, employeeIds: [employeeId], start: monday, from: monday, to: day(6) };
    await owner("POST", `${base}/roster/pattern`, { body: use });
    expect(await marksOf(employeeId)).toEqual(["E", "L", "R", "E", "L", "R", "E"]);
    const early2019 = await owner<RosterChange>("POST", `${base}/roster/pattern`, {
      body: { ...use, from: "2023-12-31", to: "2024-01-01" },
    });
    expect(early2019.body.skipped).toBe(1);
  });

  it("compares the plan with the needs", async () => {
    const employeeId = await worker("Nina Needed");
    const need = await owner<StaffingNeed>("POST", `${base}/staffing-needs`, {
      body: { name: "Two early", shiftId: early, weekdays: ["mon"], people: 2 },
    });
    expect(need.status).toBe(201);
    const from = day(28);
    await plan([{ employeeId, date: from, kind: "work", shiftId: early }]);
    const { coverage } = await boardOf(from, addDays(from, 6));
    expect(coverage).toMatchObject([{ name: "Two early", date: from, need: 2, planned: 1 }]);
  });
});

describe("publishing", () => {
  it("makes drafts valid, notifies once, and what is changed afterwards stays as it was until it is published too", async () => {
    const employeeId = await worker("Petra Published");
    const call = await signedIn("callum", employeeId);
    await plan(weekOf(employeeId, "E E E E E . R"));
    expect((await publish(monday, day(6))).body.people).toBeGreaterThan(0);
    const notices = (await call<NotificationPage>("GET", "/me/notifications")).body.items;
    expect(notices.filter(({ type }) => type === "roster-published")).toMatchObject([
      { params: { from: monday, until: day(6), count: 7 } },
    ]);
    const mine = async () => (await call<MyRoster>("GET", `${base}/my-roster`, { query: { week: monday } })).body;
    expect((await mine()).days.map(({ shift }) => shift)).toEqual([
      ...Array.from({ length: 5 }, () => "Roster early"),
      null,
      null,
    ]);
    await plan([{ employeeId, date: day(0), kind: "work", shiftId: late }]);
    expect((await daysOf(employeeId))?.days[0]?.state).toBe("changed");
    expect((await mine()).days[0]?.shift).toBe("Roster early");
    await plan([{ employeeId, date: day(0), kind: "work", shiftId: early }]);
    expect((await daysOf(employeeId))?.days[0]?.state).toBe("published");
    await plan([{ employeeId, date: day(0), kind: null }]);
    expect((await mine()).days[0]?.shift).toBe("Roster early");
    await publish(monday, day(6));
    expect((await mine()).days[0]).toMatchObject({ kind: "off", shift: null });
  });

  it("says what the day of a log was to be (pain 18)", async () => {
    const employeeId = await worker("Lola Logged");
    const from = "2026-11-23";
    await plan([...weekOf(employeeId, "E . R", from)]);
    await publish(from, addDays(from, 6));
    const { items } = (
      await owner<AttendanceLogPage>("GET", `${base}/attendance-logs`, { query: { employeeId, sort: "date" } })
    ).body;
    expect(items.slice(0, 3).map(({ shift, dayKind, status }) => [shift, dayKind, status])).toEqual([
      ["Roster early", "work", "absent"],
      [null, "off", "off"],
      [null, "rest", "off"],
    ]);
  });
});

describe("swaps", () => {
  it("are asked of a colleague, agreed to, approved by someone else with one notice, and then in the roster of both (pain 24)", async () => {
    const [anna, ben] = [await worker("Anna Asks"), await worker("Ben Agrees")];
    await plan([...weekOf(anna, "E E E E . . R"), ...weekOf(ben, "L L L . L . R")]);
    await publish(monday, day(6));
    const asAnna = await signedIn("callum", anna);
    const asBen = await signedIn("desmond", ben);
    const options = await asAnna<ShiftSwapOption[]>("GET", `${base}/shift-swap-options`, { query: { day: day(3) } });
    expect(options.body.some(({ colleagueId, date }) => colleagueId === ben && date === day(4))).toBe(true);
    const asked = await asAnna<Or<ShiftSwap>>("POST", `${base}/shift-swap-requests`, {
      body: { date: day(3), colleagueId: ben, colleagueDate: day(4), note: "Family dinner" },
    });
    expect(asked).toMatchObject({ status: 201, body: { status: "asked", own: true, mayAnswer: false } });
    const path = `${base}/shift-swaps/${asked.body.id}`;
    expect((await asAnna<Problem>("POST", `${path}/answer`, { body: { agree: true } })).status).toBe(403);
    expect((await asBen<ShiftSwap>("GET", path)).body).toMatchObject({ mayAnswer: true, own: false });
    expect((await asBen<ShiftSwap>("POST", `${path}/answer`, { body: { agree: true } })).body.status).toBe("submitted");
    const queue = await owner<ApprovalPage>("GET", `${base}/approvals`, { query: { view: "mine", kind: "shiftSwap" } });
    const request = queue.body.items.find(({ recordId }) => recordId === asked.body.id);
    await owner("POST", `${base}/approvals/${request?.id}/approve`, { body: {} });
    expect((await owner<ShiftSwap>("GET", path)).body.status).toBe("approved");
    const file = await owner<string>("GET", `${base}/shift-swaps/export`, {
      query: { columns: ["fullName", "colleague", "status"], q: "Anna Asks" },
    });
    expect(file.body).toBe("\ufefffullName,colleague,status\r\nAnna Asks,Ben Agrees,approved\r\n");
    // Ben was only asked: the swap is Anna's.
    expect((await asBen("GET", `${base}/shift-swaps/export`)).status).toBe(403);
    for (const call of [asAnna, asBen]) {
      const { items } = (await call<NotificationPage>("GET", "/me/notifications")).body;
      const decided = items.filter(({ type, recordId }) => type === "shift-swap-decided" && recordId === asked.body.id);
      expect(decided).toMatchObject([{ params: { name: "approved" } }]);
    }
    expect(await marksOf(anna)).toEqual(["E", "E", "E", ".", "L", ".", "R"]);
    expect(await marksOf(ben)).toEqual(["L", "L", "L", "E", ".", ".", "R"]);
    expect((await daysOf(anna))?.days[4]?.state).toBe("published");
  });

  it("that violate a rest day are refused, and not offered", async () => {
    const [cara, dean] = [await worker("Cara Rests"), await worker("Dean Works")];
    await plan([...weekOf(cara, "E E E E E . R"), ...weekOf(dean, "E E E E . R E")]);
    await publish(monday, day(6));
    const asCara = await signedIn("callum", cara);
    const swap = { date: day(4), colleagueId: dean, colleagueDate: day(6) };
    const refused = await asCara<Problem>("POST", `${base}/shift-swap-requests`, { body: swap });
    expect(refused).toMatchObject({ status: 409, body: { code: "rest-day", errors: [{ pointer: "/colleagueDate" }] } });
    const options = await asCara<ShiftSwapOption[]>("GET", `${base}/shift-swap-options`, { query: { day: day(4) } });
    expect(options.body.some(({ colleagueId, date }) => colleagueId === dean && date === day(6))).toBe(false);
  });

  it("can be declined and withdrawn, and only one of a day waits", async () => {
    const [eva, finn] = [await worker("Eva Withdraws"), await worker("Finn Declines")];
    await plan([...weekOf(eva, "E E . . . . R"), ...weekOf(finn, "L L L . . . R")]);
    await publish(monday, day(6));
    const [asEva, asFinn] = [await signedIn("callum", eva), await signedIn("desmond", finn)];
    const body = { date: day(0), colleagueId: finn, colleagueDate: day(2) };
    const ask = () => asEva<Or<ShiftSwap>>("POST", `${base}/shift-swap-requests`, { body });
    const first = await ask();
    expect((await ask()).body.code).toBe("request-open");
    const at1 = `${base}/shift-swaps/${first.body.id}`;
    expect((await asFinn<ShiftSwap>("POST", `${at1}/answer`, { body: { agree: false } })).body.status).toBe("declined");
    expect((await asEva<Problem>("POST", `${at1}/withdraw`)).body.code).toBe("decided");
    const second = await ask();
    const at2 = `${base}/shift-swaps/${second.body.id}`;
    await asFinn("POST", `${at2}/answer`, { body: { agree: true } });
    expect((await asEva<ShiftSwap>("POST", `${at2}/withdraw`)).body.status).toBe("withdrawn");
    expect(await marksOf(eva)).toEqual(["E", "E", ".", ".", ".", ".", "R"]);
  });
});

describe("open shifts", () => {
  it("are taken by the first, and not by someone who would lose their rest day", async () => {
    const [gina, hugo] = [await worker("Gina Takes"), await worker("Hugo Rests")];
    await plan([...weekOf(gina, "E E E . . . R"), ...weekOf(hugo, "E E E E E E R")]);
    await publish(monday, day(6));
    const offer = async (date: string, shiftId: string) =>
      (await owner<[OpenShift]>("POST", `${base}/open-shifts`, { body: { date, shiftId } })).body[0];
    const [sunday, friday, other] = [await offer(day(6), early), await offer(day(4), late), await offer(day(4), late)];
    const [asGina, asHugo] = [await signedIn("callum", gina), await signedIn("desmond", hugo)];
    expect((await asHugo<Problem>("POST", `${base}/open-shifts/${sunday.id}/take`)).body.code).toBe("rest-day");
    expect((await asHugo<Problem>("POST", `${base}/open-shifts/${friday.id}/take`)).body.code).toBe("overlap");
    expect((await asGina<OpenShift>("POST", `${base}/open-shifts/${friday.id}/take`)).body.takenBy).toBe("Gina Takes");
    expect((await asHugo<Problem>("POST", `${base}/open-shifts/${friday.id}/take`)).body.code).toBe("taken");
    expect(await marksOf(gina)).toEqual(["E", "E", "E", ".", "L", ".", "R"]);
    expect((await owner<Problem>("DELETE", `${base}/open-shifts/${friday.id}`)).body.code).toBe("taken");
    expect((await owner("DELETE", `${base}/open-shifts/${other.id}`)).status).toBe(204);
  });

  it("are offered for several people together, or not at all", async () => {
    const date = day(5);
    const offered = async () =>
      (await owner<RosterBoard>("GET", `${base}/roster`, { query: { from: date, to: date } })).body.openShifts.length;
    const before = await offered();
    const offer = (count: number, shiftId = early) =>
      owner<OpenShift[]>("POST", `${base}/open-shifts`, {
        body: { date, shiftId, people: count, note: "Stocktaking" },
      });
    const made = await offer(3);
    expect([made.status, made.body.length, new Set(made.body.map(({ id }) => id)).size]).toEqual([201, 3, 3]);
    expect(made.body[2]).toMatchObject({ date, shiftId: early, note: "Stocktaking", takenById: null });
    expect([(await offer(21)).status, (await offer(0)).status, (await offer(2, randomUUID())).status]).toEqual([
      422, 422, 422,
    ]);
    expect(await offered()).toBe(before + 3);
    // The third fails in the database after two are in: none of them stays.
    const { pool } = people.gateway.database;
    await pool.query(`create function third_fails() returns trigger language plpgsql as $$ begin
      if (select count(*) from open_shifts where company_id = new.company_id and date = new.date) >= ${before + 5} then raise 'no more'; end if; return new; end $$`);
    await pool.query(
      "create trigger third_fails before insert on open_shifts for each row execute function third_fails()",
    );
    try {
      expect((await offer(3)).status).toBe(500);
    } finally {
      await pool.query("drop function third_fails cascade");
    }
    expect(await offered()).toBe(before + 3);
  });
});

describe("a locked period", () => {
  const date = "2026-11-24";

  it("refuses changes of its roster, and turns later punches into an adjustment for the next run", async () => {
    const employeeId = await worker("Ida Adjusted");
    await plan([{ employeeId, date, kind: "work", shiftId: early }]);
    await publish(date, date);
    const period = await owner<AttendancePeriod>("POST", `${base}/attendance-periods`, {
      body: { name: "One day", startDate: date, endDate: date },
    });
    await owner("POST", `${base}/attendance-periods/${period.body.id}/lock`, { body: { force: true } });
    expect((await plan([{ employeeId, date, kind: "rest" }])).body.code).toBe("period-locked");
    await owner<PunchBatchResult>("POST", `${base}/punches/batch`, {
      body: {
        items: [
          { employeeId, at: at(date, "06:00"), direction: "in", rawId: "ida-1" },
          { employeeId, at: at(date, "15:00"), direction: "out", rawId: "ida-2" },
        ],
      },
    });
    await runJobNow(people.gateway, "compute-attendance", { now: () => clock });
    const list = `${base}/attendance-adjustments`;
    const open = async () =>
      (await owner<AttendanceAdjustmentPage>("GET", list, { query: { employeeId } })).body.items.map((one) => [
        one.source,
        one.workedMin,
        one.overtimeMin,
        one.statusBefore,
        one.statusAfter,
        one.status,
      ]);
    expect(await open()).toEqual([["computed", 540, 60, "absent", "present", "open"]]);
    await runJobNow(people.gateway, "compute-attendance", { now: () => clock });
    expect(await open()).toHaveLength(1);
    const [{ id } = { id: "" }] = (await owner<AttendanceAdjustmentPage>("GET", list, { query: { employeeId } })).body
      .items;
    const dismissed = await owner<AttendanceAdjustment>("POST", `${list}/${id}/dismiss`, {
      body: { reason: "Paid already" },
    });
    expect(dismissed.body).toMatchObject({ status: "dismissed", comment: "Paid already" });
    await runJobNow(people.gateway, "compute-attendance", { now: () => clock });
    expect(await open()).toEqual([["computed", 540, 60, "absent", "present", "dismissed"]]);
    const added = await owner<Or<AttendanceAdjustment>>("POST", list, {
      body: { employeeId, date, workedMin: -30, overtimeMin: 0, reason: "Left early" },
    });
    expect(added).toMatchObject({ status: 201, body: { source: "manual", workedMin: -30 } });
    const elsewhere = await owner<Problem>("POST", list, {
      body: { employeeId, date: "2026-11-25", workedMin: 30, overtimeMin: 0, reason: "Stayed longer" },
    });
    expect(elsewhere.body.code).toBe("not-locked");
  });
});
