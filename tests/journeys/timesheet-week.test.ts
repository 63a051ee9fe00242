/** A week of a timesheet: filled in, timed, submitted, approved and locked; and its report. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApprovalPage, ProjectOption, Timesheet, TimesheetPage } from "#generated/hrms/schema.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { weekOf } from "#src/domain/attendance/limits.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";
import { openGrades } from "./support/grades.ts";
import { handsOf, ways, windowOf } from "./support/ways.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const company = `/companies/${sampleCompanies.trading.id}`;
const monday = weekOf(localDay("Asia/Singapore", new Date()));

test.each(ways)("a week is filled in, submitted, approved and locked, %s", { timeout: 180_000 }, async (way) => {
  const employee = await openGrades(app, "", { account: "employee@merlion.demo", ...windowOf(way) });
  const { page, call } = employee;
  const hands = handsOf(page, way);
  const week = addDays(monday, -7 * (ways.indexOf(way) + 1));
  const [project] = await call<ProjectOption[]>("GET", `${company}/projects/options`);
  await hands.goTo(`${company}/timesheets`, "Timesheets");
  await hands.press(page.getByRole("link", { name: "New timesheet" }).first());
  await hands.fill(page.getByRole("textbox", { name: "Day" }), week);
  await page.keyboard.press("Tab");
  await hands.press(page.getByRole("button", { name: "Create" }));
  await page.getByText("No time entered yet").waitFor();
  await hands.press(page.getByRole("button", { name: "Add line" }));
  const line = page.getByRole("group", { name: "Line 1" });
  await hands.choose(line.getByRole("combobox", { name: "Project" }), project?.label ?? "");
  const named = page.getByRole("group", { name: project?.label ?? "" });
  await hands.fill(named.getByRole("textbox", { name: "Activity" }), "Planning");
  await hands.fill(named.getByRole("textbox", { name: /^Mon/ }), "1:30");
  await hands.fill(named.getByRole("textbox", { name: /^Tue/ }), "2.5");
  await hands.fill(named.getByRole("textbox", { name: "Note" }), "Kick-off");
  await page.getByText("Total 4:00 h").waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await hands.press(page.getByRole("button", { name: "Save", exact: true }));
  await page.getByText("Hours saved").first().waitFor();
  await hands.press(page.getByRole("button", { name: "Submit", exact: true }));
  await page.getByText("Timesheet submitted").first().waitFor();
  const sheets = await call<TimesheetPage>("GET", `${company}/timesheets?from=${week}&to=${week}`);
  const sheet = sheets.items.find(({ own }) => own);
  expect(sheet).toMatchObject({
    status: "submitted",
    minutes: 240,
    entries: [{ note: "Kick-off" }, { note: "Kick-off" }],
  });

  const owner = await openGrades(app, "", { account: "admin@demo.com", ...windowOf(way) });
  const queue = await owner.call<ApprovalPage>("GET", `${company}/approvals?kind=timesheet&pageSize=100`);
  expect(queue.items.find(({ recordId }) => recordId === sheet?.id)?.mayDecide).toBe(true);
  const boss = handsOf(owner.page, way);
  await boss.goTo(`${company}/approvals?kind=timesheet&q=${encodeURIComponent(sheet?.fullName ?? "")}`, "Approvals");
  const row = owner.page.locator("[data-approval]").first();
  await boss.press(row.getByRole("button", { name: /^Approve/ }));
  await boss.press(owner.page.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }));
  await owner.page.getByText("Approved. The record is updated.").first().waitFor();
  await boss.goTo(`${company}/timesheets/${sheet?.id}`, /./);
  await boss.press(owner.page.getByRole("button", { name: "Lock", exact: true }));
  await owner.page.getByText("Timesheet locked").first().waitFor();
  expect((await owner.call<Timesheet>("GET", `${company}/timesheets/${sheet?.id}`)).status).toBe("locked");

  await boss.goTo(`${company}/timesheet-report?from=${week}&to=${addDays(week, 6)}`, "Timesheet report");
  await owner.page.getByRole("link", { name: project?.label ?? "" }).waitFor();
  // A native control of its own: arrow keys change the group.
  if (way === "by keyboard") {
    await owner.page.getByRole("radio", { name: "Project" }).focus();
    await owner.page.keyboard.press("ArrowRight");
    await owner.page.keyboard.press("ArrowRight");
  } else await owner.page.getByText("Person", { exact: true }).first().click();
  await owner.page.getByRole("link", { name: sheet?.fullName ?? "" }).waitFor();
  await expectAccessible(owner.page);
  await expectNoOverflow(owner.page);
  expect([employee, owner].flatMap(({ faults }) => faults)).toEqual([]);
  for (const { context } of [employee, owner]) await context.close();
});

test("a timer keeps running over a reload, and its time is saved when it stops", async () => {
  const { page, context, call, faults } = await openGrades(app, "", { account: "employee@merlion.demo" });
  const [project] = await call<ProjectOption[]>("GET", `${company}/projects/options`);
  const sheet = await call<Timesheet>("POST", `${company}/timesheets`, { date: addDays(monday, 0) });
  await page.goto(`${company}/timesheets/${sheet.id}`);
  await page.getByRole("button", { name: "Add line" }).click();
  const line = page.getByRole("group", { name: "Line 1" });
  await line.getByRole("combobox", { name: "Project" }).selectOption({ label: project?.label ?? "" });
  await page.getByRole("button", { name: "Start timer" }).click();
  await page.getByRole("button", { name: /^Stop/ }).waitFor();
  await page.reload();
  // The line was not saved: the timer brings it back.
  await page.getByRole("button", { name: /^Stop/ }).click();
  await page.getByText("Hours saved").first().waitFor();
  const { minutes } = await call<Timesheet>("GET", `${company}/timesheets/${sheet.id}`);
  expect(minutes).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Start timer" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
