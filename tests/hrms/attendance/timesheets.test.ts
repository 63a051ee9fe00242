/** Timesheets: filled in, submitted, decided by someone else, and locked. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Approval, ApprovalPage, Problem, Project, Timesheet, TimesheetSum } from "#generated/hrms/schema.ts";
import type { HrmsGateway } from "../../support/hrms-gateway.ts";
import { companyId, openPeople, type People } from "../people/employees-setup.ts";

type Call = HrmsGateway["call"];
type Or<Body> = Body & Pick<Problem, "code" | "errors">;
const base = `/companies/${companyId}`;

let people: People;
let owner: Call;
let own: Call;
let employeeId: string;
let projectId: string;

beforeAll(async () => {
  people = await openPeople(() => new Date("2026-11-20T04:00:00Z"));
  owner = people.owner;
  ({ id: employeeId } = await people.add("Tim Sheet", { pay: { rateType: "hourly", basic: 2_500 } }));
  const project = await owner<Project>("POST", `${base}/projects`, {
    body: { name: "Test tower", managerId: employeeId, status: "active", budgetHours: 10 },
  });
  projectId = project.body.id;
  own = await people.as(employeeId, ["employee"]);
});
afterAll(() => people.gateway.close());

const start = (call: Call, body: object) => call<Or<Timesheet>>("POST", `${base}/timesheets`, { body });
const fill = (sheet: Timesheet, entries: object[]) =>
  own<Or<Timesheet>>("PUT", `${base}/timesheets/${sheet.id}`, {
    body: { entries },
    headers: { "If-Match": `"${sheet.version}"` },
  });
const step = (call: Call, { id }: Pick<Timesheet, "id">, name: string) =>
  call<Or<Timesheet>>("POST", `${base}/timesheets/${id}/${name}`);
const work = (date: string, minutes = 120) => ({ date, projectId, minutes, activity: "Drawing", billable: true });

it("goes from the first hour to the lock, and never changes once it is submitted", async () => {
  const { status, body: sheet } = await start(own, { date: "2026-11-12" });
  expect([status, sheet.weekStart, sheet.status, sheet.own]).toEqual([201, "2026-11-09", "open", true]);
  expect((await start(own, { date: "2026-11-09" })).body.code).toBe("week-exists");
  expect((await step(own, sheet, "submit")).body.code).toBe("empty");
  const outside = await fill(sheet, [work("2026-11-16")]);
  expect(outside.body.errors).toMatchObject([{ pointer: "/entries/0/date", code: "outside-week" }]);
  const long = await fill(sheet, [work("2026-11-10", 1_000), work("2026-11-10", 500)]);
  expect(long.body.errors).toMatchObject([{ pointer: "/entries/1/minutes", code: "day-full" }]);
  const filled = await fill(sheet, [work("2026-11-09"), work("2026-11-10", 60)]);
  expect(filled.body).toMatchObject({ minutes: 180, billableMinutes: 180, entries: { length: 2 } });
  expect((await step(own, sheet, "submit")).body.status).toBe("submitted");
  expect((await fill({ ...sheet, version: 3 }, [])).status).toBe(409);
  await expect(
    people.gateway.database.pool.query("update timesheet_entries set minutes = 1 where timesheet_id = $1", [sheet.id]),
  ).rejects.toMatchObject({ code: "HR002" });
  const queue = await owner<ApprovalPage>("GET", `${base}/approvals`, {
    query: { kind: "timesheet", pageSize: "100" },
  });
  const request = queue.body.items.find(({ recordId }) => recordId === sheet.id);
  expect(request).toMatchObject({
    mayDecide: true,
    changes: [{ field: "weekStart" }, { field: "minutes", after: "180" }],
  });
  const done = await owner<Approval>("POST", `${base}/approvals/${request?.id}/approve`, { body: {} });
  expect(done.status).toBe(200);
  expect((await step(own, sheet, "lock")).status).toBe(403);
  expect((await step(owner, sheet, "lock")).body.status).toBe("locked");
  expect((await step(own, sheet, "reopen")).status).toBe(409);
  const sums = await owner<TimesheetSum[]>("GET", `${base}/timesheets/report`, {
    query: { from: "2026-11-01", to: "2026-11-30" },
  });
  expect(sums.body.find(({ id }) => id === projectId)).toEqual({
    id: projectId,
    name: "Test tower",
    minutes: 180,
    billableMinutes: 180,
    people: 1,
    plannedMinutes: 600,
    spentMinutes: 180,
    cost: 7_500,
  });
});

describe("the report", () => {
  const report = (call: Call, query: Record<string, string>) =>
    call<TimesheetSum[]>("GET", `${base}/timesheets/report`, { query });
  const november = { from: "2026-11-01", to: "2026-11-30" };

  it("compares people with their planned hours, and projects with their budget until the last day", async () => {
    const mine = (await report(owner, { ...november, by: "employee" })).body.find(({ id }) => id === employeeId);
    expect(mine).toMatchObject({ minutes: 180, spentMinutes: 180, cost: 7_500 });
    expect(mine?.plannedMinutes).toBeGreaterThanOrEqual(0);
    const earlier = await report(owner, { from: "2026-11-09", to: "2026-11-09" });
    expect(earlier.body.find(({ id }) => id === projectId)).toMatchObject({ minutes: 120, spentMinutes: 120 });
    const later = await report(owner, { from: "2026-11-10", to: "2026-11-10" });
    expect(later.body.find(({ id }) => id === projectId)).toMatchObject({ minutes: 60, spentMinutes: 180 });
  });

  it("shows no cost to those who may not see everyone's pay", async () => {
    for (const { cost } of (await report(own, { ...november, by: "project" })).body) expect(cost).toBeNull();
    const hr = await people.gateway.signIn("hr@merlion.demo", "hr");
    const seen = (await report(hr, november)).body.find(({ id }) => id === projectId);
    expect(seen).toMatchObject({ minutes: 180, cost: null });
  });

  it("is exported with the same rows, and covers a year at most", async () => {
    const { body } = await owner<string>("GET", `${base}/timesheets/report/export`, { query: november });
    expect(body.split("\n")[0]?.trim()).toBe("name,people,hours,billableHours,plannedHours,spentHours,cost");
    expect(body).toContain("Test tower,1,3,3,10,3,75.00");
    const long = await owner<Or<object>>("GET", `${base}/timesheets/report`, {
      query: { from: "2025-01-01", to: "2026-11-30" },
    });
    expect([long.status, long.body.errors?.[0]?.code]).toEqual([422, "too-long"]);
  });
});

it("copies the week before, and is taken back while nobody has decided", async () => {
  const { body: sheet } = await start(own, { date: "2026-11-16" });
  const copied = await step(own, sheet, "copy");
  expect(copied.body.entries.map(({ date, minutes }) => [date, minutes])).toEqual([
    ["2026-11-16", 120],
    ["2026-11-17", 60],
  ]);
  await step(own, sheet, "submit");
  expect((await step(own, sheet, "reopen")).body.status).toBe("open");
});

it("is nobody else's business", async () => {
  const { id: other } = await people.add("Other Person");
  expect((await start(own, { date: "2026-11-16", employeeId: other })).status).toBe(422);
  const made = await start(owner, { date: "2026-11-16", employeeId: other });
  expect((await own("GET", `${base}/timesheets/${made.body.id}`)).status).toBe(404);
});
