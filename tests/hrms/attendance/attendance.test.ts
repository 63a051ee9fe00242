/** Punches, the logs computed from them, manual attendance, and locked periods. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  AttendanceApprovalResult,
  AttendanceLimit,
  AttendanceLog,
  AttendanceLogPage,
  AttendancePeriod,
  Approval,
  ApprovalPage,
  HistoryPage,
  ManualAttendance,
  ManualAttendanceImportResult,
  MyAttendance,
  Problem,
  PunchBatchResult,
  PunchImportResult,
  PunchPage,
  Shift,
} from "#generated/hrms/schema.ts";
import { momentOf } from "#src/domain/shared/zoned-time.ts";
import { runJobNow, runQueuedTasks } from "../../support/jobs.ts";
import type { HrmsGateway } from "../../support/hrms-gateway.ts";
import { companyId, openPeople, type People } from "../people/employees-setup.ts";

type Call = HrmsGateway["call"];
/** An answer that may be a refusal. */
type Or<Body> = Body & Pick<Problem, "code" | "errors">;
const base = `/companies/${companyId}`;
const zone = "Asia/Singapore";
const iso = (date: string, time: string): string => new Date(momentOf(date, time, zone)).toISOString();

let clock = new Date(iso("2026-11-20", "12:00"));
let people: People;
let owner: Call;
let hr: Call;
let night: string;
let office: string;

beforeAll(async () => {
  people = await openPeople(() => clock);
  owner = people.owner;
  hr = await people.gateway.signIn("hr@merlion.demo", "hr");
  // What the samples have paid stays locked.
  for (const table of ["payslips", "pay_runs", "pay_periods"])
    await people.gateway.database.pool.query(`delete from ${table} where company_id = $1`, [companyId]);
  // The periods of the samples would overlap.
  await people.gateway.database.pool.query("delete from attendance_adjustments where company_id = $1", [companyId]);
  await people.gateway.database.pool.query("delete from attendance_periods where company_id = $1", [companyId]);
  const shift = async (body: object) => (await owner<Shift>("POST", `${base}/shifts`, { body })).body.id;
  office = await shift({
    name: "Test office",
    code: "T-O",
    start: "08:30",
    end: "17:30",
    breaks: [{ start: "12:30", minutes: 60 }],
    graceInMin: 5,
    halfDayMin: 240,
    absentMin: 120,
  });
  night = await shift({
    name: "Test night",
    code: "T-N",
    start: "22:00",
    end: "06:30",
    endNextDay: true,
    breaks: [{ start: "02:00", minutes: 30 }],
    earliestInMin: 60,
    latestOutMin: 120,
  });
});
afterAll(() => people.gateway.close());

const worker = (name: string, shiftId: string = office) =>
  people.add(name, { job: { departmentId: people.departmentId, designationId: people.designationId, shiftId } });
const send = (items: object[]) => owner<PunchBatchResult>("POST", `${base}/punches/batch`, { body: { items } });
const logsOf = async (employeeId: string, query: object = {}) =>
  (
    await owner<AttendanceLogPage>("GET", `${base}/attendance-logs`, {
      query: { employeeId, sort: "date", pageSize: "100", ...query },
    })
  ).body;
const compute = () => runJobNow(people.gateway, "compute-attendance", { now: () => clock });

async function recalculate(from: string, to: string, employeeId?: string): Promise<void> {
  const body = { from, to, ...(employeeId !== undefined && { employeeId }) };
  expect((await owner("POST", `${base}/attendance-logs/recalculate`, { body })).status).toBe(202);
  await runQueuedTasks(people.gateway, "recalculate-attendance", { now: () => clock });
}

describe("punches", () => {
  it("are stored once by their raw id, name what is wrong with others, and never change", async () => {
    const { employeeNo } = await worker("Punch Once");
    const item = { rawId: "dev-1", employeeNo, at: iso("2026-11-19", "08:28"), direction: "in", device: "NULL" };
    const odd = '"{dev},\\2"';
    expect(
      (await send([item, { ...item, rawId: odd, at: iso("2026-11-19", "17:31"), direction: "out" }])).body,
    ).toEqual({ added: 2, known: 0, rejected: [] });
    const again = await send([
      item,
      { ...item, rawId: "dev-3", employeeNo: "nobody" },
      { ...item, rawId: "dev-4", at: iso("2026-11-21", "08:00") },
      { ...item, rawId: "dev-5", tz: "Asia/Nowhere" },
    ]);
    expect(again.body).toEqual({
      added: 0,
      known: 1,
      rejected: [
        { index: 1, code: "unknown-employee" },
        { index: 2, code: "future" },
        { index: 3, code: "time-zone" },
      ],
    });
    const list = await owner<PunchPage>("GET", `${base}/punches`, { query: { q: "Punch Once", sort: "at" } });
    expect(
      list.body.items.map(({ localDate, localTime, direction, tz }) => [localDate, localTime, direction, tz]),
    ).toEqual([
      ["2026-11-19", "08:28", "in", zone],
      ["2026-11-19", "17:31", "out", zone],
    ]);
    expect(list.body.items).toMatchObject([{ rawId: "dev-1" }, { rawId: odd, device: "NULL" }]);
    await expect(
      people.gateway.database.pool.query("update punches set at = now() where raw_id = 'dev-1'"),
    ).rejects.toThrow("only ever added");
  });

  it("come from a file whole or not at all, and once", async () => {
    const { employeeNo } = await worker("File Fay");
    const csv = `employeeNo,date,time,direction\n${employeeNo},2026-11-18,08:30,in\n${employeeNo},2026-11-18,17:30,out`;
    const load = (body: object) => owner<PunchImportResult>("POST", `${base}/punches/import`, { body });
    expect((await load({ csv: `${csv}\nnobody,2026-11-18,25:00,in`, dryRun: false })).body).toMatchObject({
      committed: false,
      rows: 3,
      faults: [{ row: 4, column: "time", code: "time", value: "25:00" }],
    });
    expect((await load({ csv })).body).toMatchObject({ committed: false, added: 2, faults: [] });
    expect((await load({ csv, dryRun: false })).body).toMatchObject({ committed: true, added: 2, known: 0 });
    expect((await load({ csv, dryRun: false })).body).toMatchObject({ committed: true, added: 0, known: 2 });
  });

  it("are made in the browser by people themselves, at most once a minute", async () => {
    const employee = await worker("Webb Clock");
    const own = await people.as(employee.id, ["employee"]);
    const state = await own<MyAttendance>("GET", `${base}/my-attendance`);
    expect(state.body).toMatchObject({ clockedIn: false, today: "2026-11-20", week: { length: 7 } });
    expect(state.body.week[0]).toMatchObject({ kind: "work", shift: "Test office", start: "08:30" });
    const first = await own<MyAttendance>("POST", `${base}/my-punches`, { body: { direction: "in" } });
    expect([first.status, first.body.clockedIn, first.body.punches.length]).toEqual([201, true, 1]);
    const second = await own<Problem>("POST", `${base}/my-punches`, { body: { direction: "out" } });
    expect([second.status, second.body.code]).toEqual([409, "just-punched"]);
    expect((await logsOf(employee.id)).items.at(-1)).toMatchObject({
      date: "2026-11-20",
      status: "open",
      timeIn: "12:00",
    });
    // Nobody adds punches for themselves by another way, or sees those of others.
    expect(
      (
        await own("POST", `${base}/punches/batch`, {
          body: { items: [{ rawId: "x", employeeNo: "1", at: iso("2026-11-19", "08:00") }] },
        })
      ).status,
    ).toBe(403);
    const seen = await own<AttendanceLogPage>("GET", `${base}/attendance-logs`, { query: { pageSize: "100" } });
    expect(new Set(seen.body.items.map(({ employeeId }) => employeeId))).toEqual(new Set([employee.id]));
  });

  it("are made at the kiosk by number and PIN, which is locked after five wrong ones", async () => {
    const { id, employeeNo } = await worker("Kiosk Kim");
    expect((await owner("PUT", `${base}/employees/${id}/kiosk-pin`, { body: { pin: "4827" } })).status).toBe(204);
    const kiosk = await people.as(null, ["kiosk"]);
    const punch = (pin: string) =>
      kiosk<Or<{ direction: string }>>("POST", `${base}/kiosk/punches`, { body: { employeeNo, pin } });
    expect((await kiosk("GET", `${base}/kiosk`)).status).toBe(200);
    expect((await kiosk("GET", `${base}/employees`)).status).toBe(403);
    expect((await punch("0000")).body.errors).toMatchObject([{ pointer: "/pin", code: "wrong-pin" }]);
    const right = await punch("4827");
    expect([right.status, right.body.direction]).toEqual([201, "in"]);
    for (let attempt = 0; attempt < 5; attempt += 1) await punch("1111");
    clock = new Date(clock.getTime() + 120_000);
    expect((await punch("4827")).status).toBe(422);
    // As if the quarter of an hour had passed.
    await people.gateway.database.pool.query(
      "update kiosk_pins set locked_until = locked_until - interval '16 minutes'",
    );
    expect((await punch("4827")).body).toMatchObject({ direction: "out" });
  });

  it("are made with a phone by the code of the kiosk, while it is new", async () => {
    const { id } = await worker("Scan Sam");
    const { code } = (await owner<{ code: string }>("GET", `${base}/kiosk`)).body;
    const own = await people.as(id, ["employee"]);
    const scan = (kioskCode: string) =>
      own<Or<MyAttendance>>("POST", `${base}/my-punches`, { body: { direction: "in", kioskCode } });
    expect((await scan(`x${code}`)).body.errors).toMatchObject([{ pointer: "/kioskCode", code: "code-expired" }]);
    const before = clock;
    clock = new Date(before.getTime() + 180_000);
    expect((await scan(code)).status).toBe(422);
    clock = new Date(before.getTime() + 60_000);
    expect((await scan(code)).body.punches).toMatchObject([{ direction: "in", source: "kiosk" }]);
  });
});

describe("attendance logs", () => {
  it("of a night shift belong to the day on which it starts, and absence waits for the end of the window", async () => {
    const { id, employeeNo } = await worker("Nora Night", night);
    await send([
      { rawId: "n1", employeeNo, at: iso("2026-11-17", "21:55"), direction: "in" },
      { rawId: "n2", employeeNo, at: iso("2026-11-18", "06:33"), direction: "out" },
    ]);
    await recalculate("2026-11-17", "2026-11-20", id);
    const { items } = await logsOf(id);
    expect(items.map(({ date, status, workedMin }) => [date, status, workedMin])).toEqual([
      ["2026-11-17", "present", 480],
      ["2026-11-18", "absent", 0],
      ["2026-11-19", "absent", 0],
      ["2026-11-20", "open", 0],
    ]);
  });

  it("are reviewed and approved with their overtime, never by the person themselves", async () => {
    const { id, employeeNo } = await worker("Otto Overtime");
    await send([
      { rawId: "o1", employeeNo, at: iso("2026-11-19", "08:30"), direction: "in" },
      { rawId: "o2", employeeNo, at: iso("2026-11-19", "19:30"), direction: "out" },
    ]);
    await compute();
    const { items, counts } = await logsOf(id, { from: "2026-11-19", to: "2026-11-19" });
    const [log] = items;
    if (!log) throw new Error("no log");
    expect([log.state, log.overtimeMin, log.flags, counts.needsReview]).toEqual(["needsReview", 120, ["overtime"], 1]);
    const review = (call: Call, body: object, version = log.version) =>
      call<Or<AttendanceLog>>("PUT", `${base}/attendance-logs/${log.id}`, {
        body,
        headers: { "If-Match": `"${version}"` },
      });
    const own = await people.as(id, ["hrAdmin", "employee"]);
    expect((await review(own, {})).body.code).toBe("second-person");
    expect((await review(owner, { approvedOvertimeMin: 121 })).body.errors).toMatchObject([{ code: "maximum" }]);
    expect((await review(owner, {}, 99)).status).toBe(409);
    const done = await review(owner, { approvedOvertimeMin: 90, note: "Stocktaking" });
    expect([done.status, done.body.state, done.body.approvedOvertimeMin, done.body.note]).toEqual([
      200,
      "approved",
      90,
      "Stocktaking",
    ]);
    // Approved days are not computed again.
    await send([{ rawId: "o3", employeeNo, at: iso("2026-11-19", "21:30"), direction: "out" }]);
    await recalculate("2026-11-19", "2026-11-19", id);
    expect((await logsOf(id, { from: "2026-11-19", to: "2026-11-19" })).items[0]).toMatchObject({ overtimeMin: 120 });
    const history = await owner<HistoryPage>("GET", `${base}/attendance-logs/${log.id}/history`);
    expect(history.body.items[0]?.changes).toContainEqual({ field: "approvedOvertimeMin", before: null, after: 90 });
    const several = await owner<AttendanceApprovalResult>("POST", `${base}/attendance-logs/approve`, {
      body: { ids: [log.id] },
    });
    expect(several.body).toMatchObject({ done: 0, failed: 1, results: [{ code: "approved" }] });
  });

  it("warn of limits of the law", async () => {
    const { id, employeeNo } = await worker("Lim Long");
    await send([
      { rawId: "l1", employeeNo, at: iso("2026-11-16", "08:30"), direction: "in" },
      { rawId: "l2", employeeNo, at: iso("2026-11-16", "22:30"), direction: "out" },
    ]);
    await recalculate("2026-11-16", "2026-11-16", id);
    const limits = await owner<AttendanceLimit[]>("GET", `${base}/attendance-logs/limits`, {
      query: { from: "2026-11-16", to: "2026-11-22" },
    });
    expect(limits.body.filter(({ employeeId }) => employeeId === id)).toMatchObject([
      { code: "day-hours", date: "2026-11-16", minutes: 780, limit: 720 },
    ]);
  });
});

describe("manual attendance", () => {
  const ask = (call: Call, body: object) =>
    call<Or<ManualAttendance>>("POST", `${base}/manual-attendance`, {
      body: { date: "2026-11-19", timeIn: "08:30", timeOut: "18:30", breakMin: 60, reason: "Badge forgotten", ...body },
    });
  const waiting = async (call: Call, recordId: string): Promise<Approval | undefined> =>
    (
      await call<ApprovalPage>("GET", `${base}/approvals`, { query: { view: "mine", pageSize: "100" } })
    ).body.items.find((one) => one.recordId === recordId);

  it("waits for someone else, and then takes the place of the punches", async () => {
    const { id } = await worker("Mona Manual");
    const own = await people.as(id, ["employee"]);
    const made = await ask(own, { employeeId: id });
    expect([made.status, made.body.status, made.body.own]).toEqual([201, "submitted", true]);
    expect((await ask(own, { employeeId: id })).body.code).toBe("request-open");
    const { id: other } = await worker("Someone Else");
    expect((await ask(own, { employeeId: other })).status).toBe(422);
    expect(await waiting(own, made.body.id)).toBeUndefined();
    const approval = await waiting(hr, made.body.id);
    if (!approval) throw new Error("HR may not decide it");
    expect(approval).toMatchObject({ kind: "manualAttendance", note: "Badge forgotten", mayDecide: true });
    expect((await hr("POST", `${base}/approvals/${approval.id}/approve`, { body: {} })).status).toBe(200);
    expect((await logsOf(id, { from: "2026-11-19", to: "2026-11-19" })).items[0]).toMatchObject({
      status: "present",
      workedMin: 540,
      overtimeMin: 60,
      corrected: true,
    });
    const after = await own<ManualAttendance>("GET", `${base}/manual-attendance/${made.body.id}`);
    expect(after.body).toMatchObject({ status: "approved", mayDecide: false });
  });

  it("is refused for days to come, before the employment, and without work", async () => {
    const { id } = await worker("Faye Faults");
    const fault = async (body: object) => (await ask(owner, { employeeId: id, ...body })).body.errors?.[0];
    expect(await fault({ date: "2026-12-24" })).toMatchObject({ pointer: "/date", code: "future" });
    expect(await fault({ date: "2001-12-24" })).toMatchObject({ pointer: "/date", code: "not-employed" });
    expect(await fault({ breakMin: 600 })).toMatchObject({ pointer: "/breakMin", code: "no-work" });
  });

  it("can be withdrawn by who asked", async () => {
    const { id } = await worker("Wim Withdraw");
    const { body } = await ask(owner, { employeeId: id });
    expect((await hr("POST", `${base}/manual-attendance/${body.id}/withdraw`)).status).toBe(403);
    const done = await owner<ManualAttendance>("POST", `${base}/manual-attendance/${body.id}/withdraw`);
    expect([done.status, done.body.status]).toEqual([200, "withdrawn"]);
    expect((await owner("POST", `${base}/manual-attendance/${body.id}/withdraw`)).status).toBe(409);
  });

  it("comes from a file with the faults of each row", async () => {
    const { employeeNo } = await worker("Uma Upload");
    const head = "employeeNo,date,timeIn,timeOut,reason\n";
    const row = `${employeeNo},2026-11-18,08:30,17:30,Clock out of order`;
    const load = (csv: string, dryRun: boolean) =>
      owner<ManualAttendanceImportResult>("POST", `${base}/manual-attendance/import`, { body: { csv, dryRun } });
    expect((await load(`${head}${row}\nnobody,2026-11-18,08:30,17:30,x y`, false)).body).toMatchObject({
      committed: false,
      created: 0,
      faults: [{ row: 3, column: "employeeNo", code: "unknown-employee" }],
    });
    expect((await load(head + row, true)).body).toMatchObject({ committed: false, created: 1, faults: [] });
    expect((await load(head + row, false)).body).toMatchObject({ committed: true, created: 1 });
    expect((await load(head + row, false)).body.faults).toMatchObject([
      { row: 2, column: "date", code: "request-open" },
    ]);
  });
});

describe("a locked period", () => {
  it("keeps its days in the database, whoever tries, until a second person unlocks it", async () => {
    const { id, employeeNo } = await worker("Lou Locked");
    await send([
      { rawId: "k1", employeeNo, at: iso("2026-10-06", "08:30"), direction: "in" },
      { rawId: "k2", employeeNo, at: iso("2026-10-06", "17:30"), direction: "out" },
    ]);
    await recalculate("2026-10-06", "2026-10-06", id);
    const periods = `${base}/attendance-periods`;
    const create = (body: object) => owner<Or<AttendancePeriod>>("POST", periods, { body });
    const { body: period } = await create({ name: "Early October", startDate: "2026-10-05", endDate: "2026-10-11" });
    expect((await create({ name: "Other", startDate: "2026-10-11", endDate: "2026-10-20" })).body.code).toBe(
      "period-overlaps",
    );
    const lock = (body: object) => owner<Or<AttendancePeriod>>("POST", `${periods}/${period.id}/lock`, { body });
    const locked = await lock({ force: true });
    expect([locked.status, locked.body.status, locked.body.lockedBy]).toEqual([200, "locked", "Adeline Goh"]);
    const [log] = (await logsOf(id, { from: "2026-10-06", to: "2026-10-06" })).items;
    if (!log) throw new Error("no log");
    expect(log.locked).toBe(true);
    const review = await owner<Problem>("PUT", `${base}/attendance-logs/${log.id}`, {
      body: {},
      headers: { "If-Match": `"${log.version}"` },
    });
    expect([review.status, review.body.code]).toEqual([409, "period-locked"]);
    const asked = await owner<Problem>("POST", `${base}/manual-attendance`, {
      body: { employeeId: id, date: "2026-10-06", timeIn: "08:30", timeOut: "20:30", reason: "Late fact" },
    });
    expect([asked.status, asked.body.code]).toEqual([409, "period-locked"]);
    // A punch is a fact and is kept; the day stays as it was.
    await send([{ rawId: "k3", employeeNo, at: iso("2026-10-06", "20:30"), direction: "out" }]);
    await recalculate("2026-10-06", "2026-10-06", id);
    expect((await logsOf(id, { from: "2026-10-06", to: "2026-10-06" })).items[0]).toMatchObject({ overtimeMin: 0 });
    const { pool } = people.gateway.database;
    for (const text of [
      `update attendance_logs set worked_min = 1 where id = '${log.id}'`,
      `update attendance_periods set end_date = '2026-10-05' where id = '${period.id}'`,
    ])
      await expect(pool.query(text)).rejects.toMatchObject({ code: "HR001" });
    expect((await owner("DELETE", `${periods}/${period.id}`)).status).toBe(409);
    const unlock = (call: Call) =>
      call<Or<AttendancePeriod>>("POST", `${periods}/${period.id}/unlock`, { body: { reason: "The clock was wrong" } });
    expect((await unlock(owner)).body.code).toBe("second-person");
    expect((await unlock(hr)).body.status).toBe("open");
    await recalculate("2026-10-06", "2026-10-06", id);
    expect((await logsOf(id, { from: "2026-10-06", to: "2026-10-06" })).items[0]).toMatchObject({ overtimeMin: 180 });
  });

  it("cannot be locked before it ends", async () => {
    const made = await owner<AttendancePeriod>("POST", `${base}/attendance-periods`, {
      body: { name: "Now", startDate: "2026-11-16", endDate: "2026-11-30" },
    });
    const answer = await owner<Problem>("POST", `${base}/attendance-periods/${made.body.id}/lock`, { body: {} });
    expect([answer.status, answer.body.code]).toEqual([409, "period-running"]);
  });
});
