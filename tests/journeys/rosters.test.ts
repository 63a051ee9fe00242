/** A roster from planning to a swap, by mouse, by keyboard and on a phone; and a day from its correction to a refused edit. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type {
  ApprovalPage,
  AttendanceLog,
  AttendanceLogPage,
  AttendancePeriod,
  ManualAttendance,
  MyAttendance,
  RosterBoard,
  ShiftSwap,
  ShiftSwapPage,
} from "#generated/hrms/schema.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { weekOf } from "#src/domain/attendance/limits.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";
import { expectSaid, openGrades } from "./support/grades.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const company = `/companies/${sampleCompanies.trading.id}`;
const today = localDay("Asia/Singapore", new Date());
const monday = addDays(weekOf(today), 7);

test(
  "a roster is planned by mouse and keyboard, published, and a day of it swapped",
  { timeout: 120_000 },
  async () => {
    const employee = await openGrades(app, "", { account: "employee@merlion.demo" });
    const hr = await openGrades(app, "", { account: "hr@merlion.demo" });
    const owner = await openGrades(app, "", { account: "admin@demo.com" });
    const idOf = async ({ call }: typeof hr) =>
      (await call<MyAttendance>("GET", `${company}/my-attendance`)).employeeId;
    const [one, other] = [await idOf(employee), await idOf(hr)];
    const names = { one: "Desmond Lim", other: "Rachel Tan" };
    const { page } = owner;
    await page.goto(`${company}/roster`);
    await page.getByRole("button", { name: "Later" }).click();
    await page.getByRole("searchbox", { name: "Search people" }).fill(names.one);
    const cell = (id: string, date: string) => page.locator(`[data-cell="${id} ${date}"]`);
    // Chosen in the palette, then painted.
    await cell(one, monday).waitFor();
    await page.getByRole("toolbar", { name: "Shifts" }).getByRole("button", { name: "Warehouse" }).click();
    await cell(one, monday).click();
    await expect.poll(() => cell(one, monday).getAttribute("data-state")).toBe("draft");
    // Copied by keyboard, then moved and cleared.
    await cell(one, monday).focus();
    await page.keyboard.press("Control+c");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Control+v");
    await expect.poll(() => cell(one, addDays(monday, 1)).getAttribute("data-state")).toBe("draft");
    await page.keyboard.press("Delete");
    await expect.poll(() => cell(one, addDays(monday, 1)).getAttribute("data-state")).toBe("usual");
    // Dragged from the palette.
    await page
      .getByRole("toolbar", { name: "Shifts" })
      .getByRole("button", { name: "Day off" })
      .dragTo(cell(one, addDays(monday, 1)));
    await expect.poll(() => cell(one, addDays(monday, 1)).getAttribute("data-state")).toBe("draft");
    await expectAccessible(page);
    const { shifts } = await owner.call<RosterBoard>(
      "GET",
      `${company}/roster?from=${monday}&to=${addDays(monday, 6)}`,
    );
    const shiftId = shifts[0]?.id;
    const entry = (employeeId: string, day: number, works: boolean) => ({
      employeeId,
      date: addDays(monday, day),
      ...(works ? { kind: "work", shiftId } : { kind: day === 6 ? "rest" : "off" }),
    });
    const rest = [1, 2, 3, 4, 5, 6];
    await owner.call("PUT", `${company}/roster/entries`, {
      entries: [
        ...rest.map((day) => entry(one, day, false)),
        ...[0, 2, 3, 4, 5, 6].map((day) => entry(other, day, false)),
        entry(other, 1, true),
      ],
    });
    await page.reload();
    await page.getByRole("button", { name: "Later" }).click();
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
    await page
      .getByText(/published$/)
      .first()
      .waitFor();

    // Shifts of one's own department are offered; the samples have nobody else there who signs in.
    const offered = { colleagueId: other, colleague: names.other, date: addDays(monday, 1) };
    const shift = { shift: "Warehouse", start: "07:30", end: "17:30" };
    await employee.page.route(/\/shift-swap-options\?/, (route) =>
      route.fulfill({
        json: [{ ...offered, date: monday, colleague: "Nobody" }, offered].map((one) => ({ ...one, ...shift })),
      }),
    );
    await employee.page.goto(`${company}/my-attendance`);
    await employee.page.getByRole("button", { name: "Next week" }).click();
    await employee.page.locator(`[data-date="${monday}"]`).getByRole("button", { name: "Swap" }).click();
    const dialog = employee.page.getByRole("dialog");
    await dialog.getByText("Your colleague is asked first").waitFor();
    const choice = dialog.getByRole("combobox", { name: "Take instead" });
    await choice.waitFor();
    await expectAccessible(employee.page);
    await choice.selectOption({ index: 1 });
    await dialog.getByRole("textbox", { name: "Note to your colleague" }).fill("  My son has a match ");
    await dialog.getByRole("button", { name: "Ask" }).click();
    await expectSaid(employee.page, `${names.other} has been asked`);
    await dialog.waitFor({ state: "detached" });
    const swaps = await employee.call<ShiftSwapPage>("GET", `${company}/shift-swaps`);
    const asked = swaps.items[0] as ShiftSwap;
    expect(asked).toMatchObject({
      date: monday,
      colleagueId: other,
      colleagueDate: addDays(monday, 1),
      note: "My son has a match",
    });
    await hr.page.goto(`${company}/shift-swaps/${asked.id}`);
    await hr.page.getByRole("button", { name: "Agree" }).click();
    await hr.page.getByRole("alertdialog").getByRole("button", { name: "Agree" }).click();
    await hr.page.getByText("Swap agreed, waiting for approval").first().waitFor();
    const manager = await openGrades(app, "", { account: "manager@merlion.demo" });
    const { items } = await manager.call<ApprovalPage>("GET", `${company}/approvals?view=mine&kind=shiftSwap`);
    await manager.call("POST", `${company}/approvals/${items[0]?.id}/approve`, {});
    await employee.page.reload();
    await employee.page.getByRole("button", { name: "Next week" }).click();
    await expect
      .poll(() => employee.page.locator(`[data-date="${addDays(monday, 1)}"]`).getAttribute("data-day"))
      .toBe("work");
    expect([owner, hr, employee].flatMap(({ faults }) => faults)).toEqual([]);
    for (const { context } of [owner, hr, employee, manager]) await context.close();
  },
);

test("a phone shows one day, and plans it", async () => {
  const owner = await openGrades(app, "", { account: "admin@demo.com", width: 360, height: 740 });
  const { page } = owner;
  await page.goto(`${company}/roster`);
  await page.getByRole("searchbox", { name: "Search people" }).fill("Desmond");
  const row = page.getByRole("button", { name: /^Desmond Lim/ });
  await row.click();
  await page.getByRole("dialog").getByRole("button", { name: "Rest day" }).click();
  await page.getByRole("button", { name: /^Desmond Lim.*Rest day, draft/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);
  expect(owner.faults).toEqual([]);
  await owner.context.close();
});

test("shifts are offered to everyone, as many as people are needed, and a day is planned at another place", async () => {
  const owner = await openGrades(app, "", { account: "admin@demo.com" });
  const { page } = owner;
  const next = addDays(monday, 7);
  const board = () => owner.call<RosterBoard>("GET", `${company}/roster?from=${next}&to=${addDays(next, 6)}`);
  await page.goto(`${company}/roster`);
  await page.getByRole("button", { name: "Later" }).click();
  await page.getByRole("button", { name: "Later" }).click();
  await page.locator(`[data-cell$=" ${next}"]`).first().waitFor();
  await page
    .getByRole("button", { name: /^Open shifts, / })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  const people = dialog.getByRole("textbox", { name: "People" });
  const offer = dialog.getByRole("button", { name: "Offer", exact: true });
  await people.waitFor();
  for (const count of ["0", "21", "two", ""]) {
    await people.fill(count);
    await expect.poll(() => offer.getAttribute("aria-disabled")).toBe("true");
  }
  await people.fill("2");
  await dialog.getByRole("textbox", { name: "Note" }).fill("Stocktaking");
  await offer.click();
  await expectSaid(page, "2 open shifts offered");
  await expect.poll(() => dialog.getByRole("textbox", { name: "Note" }).inputValue()).toBe("");
  expect((await board()).openShifts.map(({ date, note }) => [date, note])).toEqual([
    [next, "Stocktaking"],
    [next, "Stocktaking"],
  ]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  const [person] = (await board()).items;
  const cell = page.locator(`[data-cell="${person?.employeeId} ${next}"]`);
  await cell.focus();
  await page.keyboard.press("Enter");
  const place = dialog.getByRole("combobox", { name: "Work location" });
  await place.waitFor();
  await expect.poll(() => place.locator("option").count()).toBeGreaterThan(1);
  await place.selectOption({ index: 1 });
  const chosen = await place.inputValue();
  await dialog
    .getByRole("list", { name: "Plan" })
    .getByRole("button", { name: /^Warehouse/ })
    .click();
  await expect.poll(() => cell.getAttribute("data-state")).toBe("draft");
  const planned = (await board()).items.find(({ employeeId }) => employeeId === person?.employeeId);
  expect(planned?.days.find(({ date }) => date === next)?.locationId).toBe(chosen);
  expect(owner.faults).toEqual([]);
  await owner.context.close();
});

test("a correction is approved with its overtime, the period is locked, and later edits are refused", async () => {
  const owner = await openGrades(app, "", { account: "admin@demo.com" });
  const hr = await openGrades(app, "", { account: "hr@merlion.demo" });
  const manager = await openGrades(app, "", { account: "manager@merlion.demo" });
  const employee = await openGrades(app, "", { account: "employee@merlion.demo" });
  const { employeeId } = await employee.call<MyAttendance>("GET", `${company}/my-attendance`);
  const logs = await owner.call<AttendanceLogPage>(
    "GET",
    `${company}/attendance-logs?status=present&employeeId=${employeeId}&from=${addDays(today, -10)}&to=${addDays(today, -1)}&pageSize=100&sort=-date`,
  );
  const log = logs.items.find(({ state, locked }) => state !== "approved" && !locked);
  if (!log) throw new Error("the samples hold no day to correct");
  const asked = await hr.call<ManualAttendance>("POST", `${company}/manual-attendance`, {
    employeeId: log.employeeId,
    date: log.date,
    timeIn: "07:30",
    timeOut: "19:30",
    breakMin: 60,
    overtimeMin: 180,
    reason: "Stocktaking until the evening",
  });
  const { items } = await manager.call<ApprovalPage>(
    "GET",
    `${company}/approvals?view=mine&kind=manualAttendance&pageSize=100`,
  );
  const request = items.find(({ recordId }) => recordId === asked.id);
  await manager.call("POST", `${company}/approvals/${request?.id}/approve`, {});
  const { page } = owner;
  await owner.call("POST", `${company}/attendance-logs/approve`, { ids: [log.id], overtime: "all" });
  const now = () => owner.call<AttendanceLog>("GET", `${company}/attendance-logs/${log.id}`);
  await expect.poll(async () => (await now()).state).toBe("approved");
  expect((await now()).approvedOvertimeMin).toBeGreaterThan(0);

  const periods = await owner.call<{ items: AttendancePeriod[] }>("GET", `${company}/attendance-periods`);
  for (const { id, startDate, endDate } of periods.items)
    if (startDate <= log.date && log.date <= endDate) await owner.call("DELETE", `${company}/attendance-periods/${id}`);
  const period = await owner.call<AttendancePeriod>("POST", `${company}/attendance-periods`, {
    name: "One day of a journey",
    startDate: log.date,
    endDate: log.date,
  });
  await page.goto(`${company}/attendance-periods/${period.id}`);
  await page.getByRole("button", { name: "Lock period" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Lock period" }).click();
  await page.getByText("One day of a journey is locked").first().waitFor();

  await hr.page.goto(`${company}/manual-attendance/new`);
  await hr.page.getByRole("combobox", { name: "Employee" }).fill(log.fullName);
  await hr.page.getByRole("option", { name: log.fullName }).first().click();
  await hr.page.getByRole("textbox", { name: "Date" }).fill(log.date);
  await hr.page.getByRole("textbox", { name: "In", exact: true }).fill("08:00");
  await hr.page.getByRole("textbox", { name: "Out", exact: true }).fill("17:00");
  await hr.page.getByRole("textbox", { name: "Reason" }).fill("Once more");
  await hr.page.getByRole("button", { name: "Submit" }).click();
  await hr.page.getByText("The attendance of this day is locked.").first().waitFor();
  expect([owner, hr].flatMap(({ faults }) => faults)).toEqual([]);
  for (const { context } of [owner, hr, manager, employee]) await context.close();
});
