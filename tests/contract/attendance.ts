/** Set-ups for the responses about attendance: punches, days, periods, requests and timesheets. */
import { randomInt, randomUUID } from "node:crypto";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { headersOf, inUnknownCompany, type SetUp } from "./areas.ts";
import { type Call, send } from "./call.ts";
import type { Json, JsonObject } from "./documents.ts";
import { bearer, createRecord, signIn, type World } from "./world.ts";

type Headers = Record<string, string>;

async function must(url: string, method: string, headers: Headers, body?: Json): Promise<JsonObject> {
  const answer = await send(url, method, headers, body);
  if (answer.status >= 300)
    throw new Error(`${method} ${url} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as JsonObject;
}

const placeOf = ({ servers }: World, companyId: string): string => `${servers.main}/companies/${companyId}`;
const placeOfCall = (world: World, call: Call): string => placeOf(world, call.path["companyId"] ?? world.companyId);

const as = async ({ servers }: World, name: "hr" | "employee"): Promise<Headers> =>
  bearer(String((await signIn(servers.main, `${name}@merlion.demo`, name))["accessToken"]));

/** A new employee: there is one timesheet for each week, and one open request for each day. */
async function newcomer(world: World, companyId: string): Promise<{ employeeId: string; employeeNo: string }> {
  const employeeNo = randomUUID().slice(0, 8);
  const employment = {
    status: "confirmed",
    startDate: "2024-01-01",
    contractType: "permanent",
    probationEnd: null,
    noticeDays: 30,
    employeeNo,
  };
  const body = { person: { fullName: `Someone ${employeeNo}` }, employment };
  const { id } = await must(`${placeOf(world, companyId)}/employees`, "POST", bearer(world.admin), body);
  return { employeeId: String(id), employeeNo };
}

async function withEmployee(world: World, call: Call): Promise<void> {
  const { employeeId } = await newcomer(world, call.path["companyId"] ?? world.companyId);
  call.body = { ...(call.body as JsonObject), employeeId };
}

/** Periods that have ended and overlap no other: one day each, long before the samples begin. */
let pastDays = 0;
function endedPeriod(): JsonObject {
  pastDays += 1;
  const day = new Date(Date.UTC(2010, 0, pastDays)).toISOString().slice(0, 10);
  return { name: `Day ${randomUUID().slice(0, 8)}`, startDate: day, endDate: day };
}

const monday = "2024-03-11";
const mondayBefore = "2024-03-04";

const trading = sampleCompanies.trading.id;
/** A Monday of its own for each record, far ahead. */
let weeks = 0;
function nextMonday(): string {
  weeks += 1;
  return dayAfter("2031-01-06", 7 * weeks);
}
const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** The two who swap have accounts of their own. */
async function swapDays(world: World): Promise<JsonObject> {
  const place = placeOf(world, trading);
  const idOf = async (name: "hr" | "employee") =>
    String((await must(`${place}/my-attendance`, "GET", await as(world, name)))["employeeId"]);
  const [employeeId, colleagueId] = [await idOf("employee"), await idOf("hr")];
  const from = nextMonday();
  const shifts = await must(`${place}/shifts?pageSize=1`, "GET", bearer(world.admin));
  const shiftId = (shifts["items"] as JsonObject[])[0]?.["id"] ?? null;
  const week = (id: string, works: number): JsonObject[] =>
    Array.from({ length: 7 }, (_each, index) => {
      const day = { employeeId: id, date: dayAfter(from, index) };
      return index === works ? { ...day, kind: "work", shiftId } : { ...day, kind: index === 6 ? "rest" : "off" };
    });
  const entries = [...week(employeeId, 0), ...week(colleagueId, 1)];
  await must(`${place}/roster/entries`, "PUT", bearer(world.admin), { entries });
  await must(`${place}/roster/publish`, "POST", bearer(world.admin), { from, to: dayAfter(from, 6) });
  return { date: from, colleagueId, colleagueDate: dayAfter(from, 1) };
}

/** A day of a locked period. */
async function lockedDay(world: World, companyId: string): Promise<JsonObject> {
  const { employeeId } = await newcomer(world, companyId);
  const place = placeOf(world, companyId);
  weeks += 1;
  const date = dayAfter("2024-02-01", weeks);
  const period = { name: `Locked ${randomUUID().slice(0, 8)}`, startDate: date, endDate: date };
  const { id } = await must(`${place}/attendance-periods`, "POST", bearer(world.admin), period);
  await must(`${place}/attendance-periods/${String(id)}/lock`, "POST", bearer(world.admin), { force: true });
  return { employeeId, date };
}

/** Records that the operations are about, by the name of their id. */
export const attendanceRecords: Record<string, (world: World, companyId: string) => Promise<JsonObject>> = {
  attendancePeriodId: (world, companyId) =>
    must(`${placeOf(world, companyId)}/attendance-periods`, "POST", bearer(world.admin), endedPeriod()),
  async manualAttendanceId(world, companyId) {
    const { employeeId } = await newcomer(world, companyId);
    const body = { employeeId, date: monday, timeIn: "08:30", timeOut: "17:30", reason: "Badge forgotten" };
    return must(`${placeOf(world, companyId)}/manual-attendance`, "POST", bearer(world.admin), body);
  },
  async timesheetId(world, companyId) {
    const { employeeId } = await newcomer(world, companyId);
    const body = { employeeId, date: monday };
    return must(`${placeOf(world, companyId)}/timesheets`, "POST", bearer(world.admin), body);
  },
  async openShiftId(world) {
    const shifts = await must(`${placeOf(world, trading)}/shifts?pageSize=1`, "GET", bearer(world.admin));
    const shiftId = (shifts["items"] as JsonObject[])[0]?.["id"] ?? null;
    const body = { date: dayAfter(nextMonday(), 5), shiftId };
    const url = `${placeOf(world, trading)}/open-shifts`;
    const [made] = (await must(url, "POST", bearer(world.admin), body)) as unknown as JsonObject[];
    return made ?? {};
  },
  async shiftSwapId(world) {
    const body = await swapDays(world);
    return must(`${placeOf(world, trading)}/shift-swap-requests`, "POST", await as(world, "employee"), body);
  },
  async attendanceAdjustmentId(world, companyId) {
    const body = { ...(await lockedDay(world, companyId)), workedMin: 30, overtimeMin: 0, reason: "Stayed longer" };
    return must(`${placeOf(world, companyId)}/attendance-adjustments`, "POST", bearer(world.admin), body);
  },
};

/** Fills in a timesheet that has no entries yet. */
async function fillIn(world: World, call: Call, { id, version, weekStart }: JsonObject): Promise<void> {
  const place = placeOfCall(world, call);
  const { id: projectId } = await createRecord(
    world,
    { ...call.declared, path: "/companies/{companyId}/projects/{projectId}" },
    "projectId",
    call.path,
  );
  const headers = { ...bearer(world.admin), "If-Match": `"${String(version)}"` };
  const entries = [{ date: weekStart ?? null, projectId: projectId ?? null, minutes: 240 }];
  await must(`${place}/timesheets/${String(id)}`, "PUT", headers, { entries });
}

const sheetOf = (world: World, call: Call): string =>
  `${placeOfCall(world, call)}/timesheets/${call.path["timesheetId"]}`;

const filledIn: SetUp = async (world, call) =>
  fillIn(world, call, await must(sheetOf(world, call), "GET", bearer(world.admin)));

const weekBefore: SetUp = async (world, call) => {
  const { employeeId } = await must(sheetOf(world, call), "GET", bearer(world.admin));
  const body = { employeeId: employeeId ?? null, date: mondayBefore };
  const before = await must(`${placeOfCall(world, call)}/timesheets`, "POST", bearer(world.admin), body);
  await fillIn(world, call, before);
};

const submittedBy =
  (who: "caller" | "hr"): SetUp =>
  async (world, call) => {
    await filledIn(world, call);
    const headers = who === "hr" ? await as(world, "hr") : headersOf(call);
    await must(`${sheetOf(world, call)}/submit`, "POST", headers);
  };

/** Submitted by someone else, because nobody approves what they have submitted. */
const approved: SetUp = async (world, call) => {
  await submittedBy("hr")(world, call);
  const approvals = `${placeOfCall(world, call)}/approvals`;
  const { items } = await must(`${approvals}?view=mine&kind=timesheet&pageSize=100`, "GET", bearer(world.admin));
  const found = (items as JsonObject[]).find(({ recordId }) => recordId === call.path["timesheetId"]);
  await must(`${approvals}/${String(found?.["id"])}/approve`, "POST", bearer(world.admin), {});
};

/** Unlocking takes a second person. */
const lockedByAnother: SetUp = async (world, call) => {
  const period = `${placeOfCall(world, call)}/attendance-periods/${call.path["attendancePeriodId"]}`;
  await must(`${period}/lock`, "POST", await as(world, "hr"), { force: true });
};

/** A day of the samples that is over and in no locked period. */
const dayToReview: SetUp = async (world, call) => {
  const list = `${placeOfCall(world, call)}/attendance-logs?status=present&pageSize=100`;
  const { items } = await must(list, "GET", headersOf(call));
  const log = (items as JsonObject[]).find(({ locked }) => locked === false);
  if (!log) throw new Error("the samples hold no day to review");
  call.path["attendanceLogId"] = String(log["id"]);
  call.headers["If-Match"] = `"${String(log["version"])}"`;
  call.body = { ...(call.body as JsonObject), approvedOvertimeMin: log["overtimeMin"] ?? null };
};

/** The sample employee: the other accounts have no record in a company. */
const asEmployee: SetUp = async (world, call) => {
  call.path["companyId"] = sampleCompanies.trading.id;
  Object.assign(call.headers, await as(world, "employee"));
};

const withPin: SetUp = async (world, call) => {
  const { employeeId, employeeNo } = await newcomer(world, call.path["companyId"] ?? world.companyId);
  const pin = String(randomInt(1000, 10_000));
  await must(`${placeOfCall(world, call)}/employees/${employeeId}/kiosk-pin`, "PUT", headersOf(call), { pin });
  call.body = { employeeNo, pin };
};

/** In the name of one of the two who swap. */
const inNameOf =
  (name: "hr" | "employee"): SetUp =>
  async (world, call) => {
    Object.assign(call.headers, await as(world, name));
  };

const planned: SetUp = async (world, call) => {
  const { employeeId } = await newcomer(world, trading);
  call.body = { entries: [{ employeeId, date: monday, kind: "rest" }] };
};

const lists = ["Punches", "AttendanceLogs", "ManualAttendance", "Timesheets", "ShiftSwaps", "AttendanceAdjustments"];

export const attendanceExceptions: Record<string, SetUp> = {
  ...Object.fromEntries(
    lists.flatMap((noun) => [`list${noun} 404`, `export${noun} 404`].map((key) => [key, inUnknownCompany])),
  ),
  "getMyAttendance 200": asEmployee,
  "getMyRoster 200": asEmployee,
  "listMyLeaveBalances 200": asEmployee,
  "getRoster 404": inUnknownCompany,
  "updateRosterEntries 200": planned,
  "applyRosterPattern 200": async (world, call) => {
    const { employeeId } = await newcomer(world, trading);
    const pattern = { name: `Pattern ${randomUUID().slice(0, 8)}`, days: [{ kind: "off" }] };
    const { id } = await must(`${placeOf(world, trading)}/roster-patterns`, "POST", bearer(world.admin), pattern);
    call.body = { ...(call.body as JsonObject), patternId: id ?? null, employeeIds: [employeeId] };
  },
  "listShiftSwapOptions 200": asEmployee,
  "takeOpenShift 200": asEmployee,
  "requestShiftSwap 201": async (world, call) => {
    call.body = await swapDays(world);
    Object.assign(call.headers, await as(world, "employee"));
  },
  "answerShiftSwap 200": inNameOf("hr"),
  "withdrawShiftSwap 200": inNameOf("employee"),
  "createAttendanceAdjustment 201": async (world, call) => {
    const day = await lockedDay(world, call.path["companyId"] ?? world.companyId);
    call.body = { ...(call.body as JsonObject), ...day };
  },
  "createMyPunch 201": asEmployee,
  "updateMyKioskPin 204": asEmployee,
  "createKioskPunch 201": withPin,
  "updateAttendanceLog 200": dayToReview,
  // The example's month is taken by then.
  "updateAttendancePeriod 200": (_world, call) => {
    call.body = endedPeriod();
  },
  "unlockAttendancePeriod 200": lockedByAnother,
  "createManualAttendance 201": async (world, call) => {
    await withEmployee(world, call);
    // Days that no other call uses are in the future, and nobody asks for those.
    call.body = { ...(call.body as JsonObject), date: monday };
  },
  "createTimesheet 201": withEmployee,
  "copyTimesheet 200": weekBefore,
  "submitTimesheet 200": filledIn,
  "reopenTimesheet 200": submittedBy("caller"),
  "lockTimesheet 200": approved,
};
