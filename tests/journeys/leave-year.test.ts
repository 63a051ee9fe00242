/** The end of a leave year on screen: previewed, closed in the background, reopened with a reason; and dates without leave. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { YearSetting } from "#generated/hrms/schema.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";
import { type GradesPage, openGrades } from "./support/grades.ts";
import { handsOf, type Way, ways, windowOf } from "./support/ways.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function openAs(
  account: "hr@merlion.demo" | "employee@merlion.demo",
  way: Way = "by mouse",
): Promise<GradesPage> {
  const opened = await openGrades(app, "", { account, ...windowOf(way) });
  return { ...opened, base: opened.base.replace(/\/grades$/, "") };
}

test.each(ways)(
  "a leave year is closed and reopened, and its page follows the task, %s",
  async (way) => {
    const { page, base, call, context } = await openAs("hr@merlion.demo", way);
    const hands = handsOf(page, way);
    const number = String(2024 - ways.indexOf(way));
    const year = await call<YearSetting>("POST", `${base}/year-settings`, {
      name: `Leave year ${number}`,
      start: `${number}-01-01`,
      end: `${number}-12-31`,
    });
    await hands.goTo(`${base}/year-settings/${year.id}`, `Leave year ${number}`);
    await hands.press(page.getByRole("link", { name: "Year end" }));
    await page.getByRole("heading", { level: 1, name: `Year end Leave year ${number}` }).waitFor();
    await page.locator("tbody tr, main li dl").first().waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await hands.press(page.getByRole("button", { name: "Close year" }));
    const dialog = page.getByRole("dialog");
    await dialog.getByText("What is left is carried forward").waitFor();
    await hands.press(dialog.getByRole("button", { name: "Close year" }));
    await page.getByText("These amounts have been posted.").waitFor({ timeout: 60_000 });
    await page.getByText("In total").waitFor();
    await hands.press(page.getByRole("button", { name: "Reopen year" }));
    await hands.fill(dialog.getByLabel("Reason"), "A certificate arrived late");
    await hands.press(dialog.getByRole("button", { name: "Reopen year" }));
    await page.getByRole("button", { name: "Close year" }).waitFor({ timeout: 60_000 });
    expect((await call<YearSetting>("GET", `${base}/year-settings/${year.id}`)).state).toBe("open");
    await context.close();
  },
  180_000,
);

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
