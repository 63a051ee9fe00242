/** The end of a leave year on screen: previewed, closed in the background, reopened with a reason; and dates without leave. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LeavePage, YearSetting } from "#generated/hrms/schema.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";
import { type GradesPage, openGrades } from "./support/grades.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function openAs(account: "hr@merlion.demo" | "employee@merlion.demo"): Promise<GradesPage> {
  const opened = await openGrades(app, "", { account });
  return { ...opened, base: opened.base.replace(/\/grades$/, "") };
}

test("a leave year is closed and reopened, and its page follows the task", async () => {
  const { page, base, call } = await openAs("hr@merlion.demo");
  const year = await call<YearSetting>("POST", `${base}/year-settings`, {
    name: "Leave year 2024",
    start: "2024-01-01",
    end: "2024-12-31",
  });
  await page.goto(`${base}/year-settings/${year.id}`);
  await page.getByRole("link", { name: "Year end" }).click();
  await page.getByRole("heading", { level: 1, name: "Year end Leave year 2024" }).waitFor();
  await page.locator("tbody tr").first().waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Close year" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("What is left is carried forward").waitFor();
  await dialog.getByRole("button", { name: "Close year" }).click();
  await page.getByText("These amounts have been posted.").waitFor({ timeout: 60_000 });
  await page.getByText("In total").waitFor();
  await page.getByRole("button", { name: "Reopen year" }).click();
  await dialog.getByLabel("Reason").fill("A certificate arrived late");
  await dialog.getByRole("button", { name: "Reopen year" }).click();
  await page.getByRole("button", { name: "Close year" }).waitFor({ timeout: 60_000 });
  expect((await call<YearSetting>("GET", `${base}/year-settings/${year.id}`)).state).toBe("open");
}, 120_000);

test("dates without leave are marked while someone picks days", async () => {
  const { base, call } = await openAs("hr@merlion.demo");
  const start = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await call("POST", `${base}/blackout-dates`, { name: "Moving day", start });
  const { page } = await openAs("employee@merlion.demo");
  await page.goto(`${base}/my-leave/request`);
  await page.locator("[data-date]").first().waitFor();
  while ((await page.locator(`[data-date="${start}"]`).count()) === 0)
    await page.getByRole("button", { name: "Next month" }).click();
  await page.locator(`[data-date="${start}"][aria-label*="Moving day"]`).click();
  await page.getByText("Leave is not possible from").waitFor();
  await expectAccessible(page);
});

test("leave is requested for a day that is typed, with someone who stands in", async () => {
  const { page, base, call } = await openAs("employee@merlion.demo");
  // A Wednesday, far enough from other dates of the samples and of this file.
  const day = new Date(Date.now() + 60 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((10 - day.getUTCDay()) % 7));
  const date = day.toISOString().slice(0, 10);
  await page.goto(`${base}/my-leave/request`);
  const first = page.getByRole("textbox", { name: "First day" });
  const last = page.getByRole("textbox", { name: "Last day" });
  const send = page.getByRole("button", { name: "Send request" });
  await first.fill("some day");
  await page.keyboard.press("Tab");
  await page.getByText("Enter a date, such as").waitFor();
  expect(await send.getAttribute("aria-disabled")).toBe("true");
  await first.fill(date);
  await page.keyboard.press("Tab");
  await expect.poll(() => page.getByText("Enter a date, such as").count()).toBe(0);
  // One day, until another is chosen.
  await expect.poll(async () => (await last.inputValue()) === (await first.inputValue())).toBe(true);
  const standIn = page.getByRole("combobox", { name: "Stand-in" });
  await expect.poll(() => standIn.locator("option").count()).toBeGreaterThan(1);
  await standIn.selectOption({ index: 1 });
  const handoverToId = await standIn.inputValue();
  await page.getByRole("textbox", { name: "Reason" }).fill(" Moving house ");
  await expect.poll(() => send.getAttribute("aria-disabled")).toBeNull();
  await send.click();
  await page.waitForURL(/\/my-leave$/);
  const { items } = await call<LeavePage>("GET", `${base}/leaves?from=${date}&to=${date}`);
  expect(items.map(({ from, to, reason, handoverToId: id }) => [from, to, reason, id])).toEqual([
    [date, date, "Moving house", handoverToId],
  ]);
});
