/** Calendar: events created by dragging, moved and resized by mouse and keyboard, filtered and deleted. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CalendarEvent } from "#generated/demo/schema.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectNoOverflow } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(() => app.newDemo());

const open = async (path: string, options: object = {}) => {
  const opened = await app.open(path, { account: "admin@demo.com", ...options });
  await opened.page.locator("[data-event]").first().waitFor();
  return opened;
};
const events = async () => (await (await app.demo("/apps/calendar/events")).json()) as CalendarEvent[];
const eventOf = async (id: number) => (await events()).find((event) => event.id === id);
const dayOf = (instant = "") => instant.slice(0, 10);
const element = (page: Page, id: number) => page.locator(`[data-event="${id}"]`).first();
/** The grid is hidden until it stands still, and hidden elements don't take the focus. */
const focusEvent = async (page: Page, id: number) => {
  await element(page, id).waitFor();
  await element(page, id).focus();
  // An event that was just moved is drawn again, and gets the focus back.
  await element(page, id).and(page.locator(":focus")).waitFor();
};
const days = (from: string, by: number) => new Date(Date.parse(from) + by * 86_400_000).toISOString().slice(0, 10);

test("by mouse: a range creates an event, and another is dragged to the next day", async () => {
  const { page, context, faults } = await open("/apps/calendar");
  const event = await eventOf(6);
  const date = dayOf(event?.start);
  const cell = (day: string) => page.locator(`[role=cell][data-date="${day}"]`);
  const [from, to] = [await element(page, 6).boundingBox(), await cell(days(date, -1)).boundingBox()];
  if (!from || !to) throw new Error("The event isn't in view.");
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height - 12, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => dayOf((await eventOf(6))?.start)).toBe(days(date, -1));
  const first = page.locator("[role=cell][data-date]").nth(8);
  const third = page.locator("[role=cell][data-date]").nth(10);
  const [a, b] = [await first.boundingBox(), await third.boundingBox()];
  if (!a || !b) throw new Error("The days aren't in view.");
  await page.mouse.move(a.x + a.width / 2, a.y + a.height - 10);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height - 10, { steps: 8 });
  await page.mouse.up();
  const drawer = page.getByRole("dialog", { name: "Add event" });
  await drawer.getByLabel("Title").fill("Retreat");
  await drawer.getByRole("button", { name: "Add event" }).click();
  await expect.poll(async () => (await events()).find(({ title }) => title === "Retreat")?.allDay).toBe(true);
  const added = (await events()).find(({ title }) => title === "Retreat");
  expect(Date.parse(added?.end ?? "") - Date.parse(added?.start ?? "")).toBe(3 * 86_400_000);
  // In a day, hours.
  await drawer.waitFor({ state: "detached" });
  await page.goto("/apps/calendar?view=day&date=2031-03-05");
  const hour = (time: string) => page.locator(`[data-time="${time}"]`).last();
  await hour("11:30:00").waitFor();
  const [begins, ends] = [await hour("10:00:00").boundingBox(), await hour("11:30:00").boundingBox()];
  if (!begins || !ends) throw new Error("The hours aren't in view.");
  await page.mouse.move(begins.x + 200, begins.y + 4);
  await page.mouse.down();
  await page.mouse.move(ends.x + 200, ends.y - 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => drawer.locator("[name=startTime]").inputValue()).toBe("10:00 am");
  expect(await drawer.locator("[name=endTime]").inputValue()).toBe("11:30 am");
  expect(faults).toEqual([]);
  await context.close();
});

/** In the drawer of an event, and in the question that follows. */
async function pressDelete(page: Page): Promise<void> {
  for (const panel of [page.getByRole("dialog", { name: "Edit event" }), page.getByRole("alertdialog")]) {
    // Once it has taken the focus: it would take it from the button.
    await panel.locator(":focus").waitFor();
    await panel.getByRole("button", { name: "Delete" }).press("Enter");
  }
}

test("by keyboard: an event is moved, made longer, opened and deleted", async () => {
  const { page, context, faults } = await open("/apps/calendar");
  const before = await eventOf(9);
  await page.goto(`/apps/calendar?date=${dayOf(before?.start)}`);
  await focusEvent(page, 9);
  // The second key starts from where the first one moved it, saved or not.
  await page.keyboard.press("Alt+ArrowRight");
  await focusEvent(page, 9);
  await page.keyboard.press("Alt+Shift+ArrowRight");
  await expect.poll(async () => dayOf((await eventOf(9))?.end)).toBe(days(dayOf(before?.end), 2));
  expect(dayOf((await eventOf(9))?.start)).toBe(days(dayOf(before?.start), 1));
  await focusEvent(page, 9);
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Edit event" });
  await pressDelete(page);
  await expect.poll(() => eventOf(9)).toBe(undefined);
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  await drawer.waitFor({ state: "detached" });
  // From day to day, and a new event on the day.
  const day = page.locator("[role=cell][tabindex='0']").first();
  const from = (await day.getAttribute("data-date")) ?? "";
  const focusedDay = () => page.evaluate(() => document.activeElement?.getAttribute("data-date"));
  await day.focus();
  await expect.poll(focusedDay).toBe(from);
  await page.keyboard.press("ArrowRight");
  await expect.poll(focusedDay).toBe(days(from, 1));
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("start") === days(from, 1));
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("w");
  await page.waitForURL(/view=week/);
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: the focus stays near a deleted event, and its undo brings it back", async () => {
  const { page, context, faults } = await open("/apps/calendar?view=list");
  const remove = async (id: string) => {
    await focusEvent(page, Number(id));
    await page.keyboard.press("Enter");
    await pressDelete(page);
    await expect.poll(() => eventOf(Number(id))).toBe(undefined);
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };
  const idsInView = async () => {
    await page.locator("[data-event]").first().waitFor();
    return page.locator("[data-event]").evaluateAll((all) => all.map((each) => each.getAttribute("data-event") ?? ""));
  };
  const shown = await idsInView();
  expect(shown.length).toBeGreaterThan(2);
  await remove(shown[0] ?? "");
  await page.locator(`[data-event="${shown[1]}"]:focus`).waitFor();
  // The last one of the list has only earlier neighbours.
  await remove(shown.at(-1) ?? "");
  await page.locator(`[data-event="${shown.at(-2)}"]:focus`).waitFor();
  // Where no other event is in view, the day takes it.
  const only = await eventOf(Number(shown[1]));
  const day = dayOf(only?.start);
  await page.goto(`/apps/calendar?view=day&date=${day}`);
  for (const id of await idsInView()) await remove(id);
  await page.locator(`[role=cell][data-date="${day}"]:focus`).waitFor();
  // And in an empty list, the heading.
  const instants = { start: "2031-03-05T01:00:00.000Z", end: "2031-03-05T02:00:00.000Z" };
  const event = { title: "Handover", url: "", allDay: false, ...instants, extendedProps: { calendar: "Business" } };
  await app.demo("/apps/calendar/add-event", { event });
  await page.goto("/apps/calendar?view=list&date=2031-03-05");
  for (const id of await idsInView()) await remove(id);
  await page.locator("h1:focus").waitFor();
  await page.keyboard.press("ControlOrMeta+z");
  await page.locator("[data-event]").first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: the sheet of shortcuts has those of the calendar", async () => {
  const { page, context } = await open("/apps/calendar");
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await sheet.getByRole("heading", { name: "Calendar" }).waitFor();
  await sheet.getByText("Make the event shorter or longer").waitFor();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await page.keyboard.press("m");
  await page.waitForURL(/view=month/);
  // The sheet may open before the next page has loaded, and follows it.
  const shown = Promise.withResolvers<void>();
  await page.route("**/assets/chat-*.js", async (route) => {
    await shown.promise;
    await route.continue();
  });
  await page.keyboard.press("g");
  await page.keyboard.press("c");
  await page.waitForURL("**/apps/chat");
  await page.keyboard.press("?");
  await sheet.waitFor();
  shown.resolve();
  await sheet.getByText("Next or previous chat").waitFor();
  expect(await sheet.getByText("Make the event shorter or longer").count()).toBe(0);
  await context.close();
});

test("at 360 px: a list first; without calendars, the page says why it is empty", async () => {
  const { page, context } = await open("/apps/calendar", { width: 360, height: 740 });
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Calendars" }).click();
  await page.getByRole("dialog", { name: "Calendars" }).getByRole("checkbox", { name: "View all" }).uncheck();
  await page.keyboard.press("Escape");
  await page.getByText("No calendar is selected").waitFor();
  await page.getByRole("button", { name: "View all" }).click();
  await page.locator("[data-event]").first().waitFor();
  await context.close();
});

test("at 360 px: a day of the week has room for the start of an event, on wide screens also for its end", async () => {
  const timed = (await events()).find(({ allDay }) => !allDay);
  const week = `/apps/calendar?view=week&date=${dayOf(timed?.start)}`;
  const clock = /\d+:\d\d/g;
  for (const [size, times] of [
    [{ width: 360, height: 740 }, 1],
    [{}, 2],
  ] as const) {
    const { page, context } = await open(week, size);
    expect((await element(page, timed?.id ?? 0).innerText()).match(clock)).toHaveLength(times);
    await context.close();
  }
});
