/** Cards: folded, reloaded, enlarged, removed and put back; periods, tables and links of the others. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow, expectNothingClipped } from "./support/checks.ts";
import { press, skipToContent, tabTo } from "./support/keyboard.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(() => app.newDemo());

const pages = ["basic", "advance", "statistics", "analytics", "action"] as const;
const open = async (name: (typeof pages)[number], options: object = {}) => {
  const opened = await app.open(`/cards/${name}`, { account: "admin@demo.com", ...options });
  await opened.page.locator("[data-example]").first().waitFor();
  return opened;
};
const card = (page: Page) => page.getByRole("region", { name: "All actions" });
const tool = (page: Page, name: string) => card(page).getByRole("button", { name: `${name}: All actions` });
const heightOf = (page: Page) => card(page).evaluate((element) => element.getBoundingClientRect().height);

test("by mouse: a card is folded, reloaded, enlarged, removed and put back", async () => {
  const { page, context, faults } = await open("action");
  await card(page).getByText("…").waitFor({ state: "detached" });
  const full = await heightOf(page);
  await tool(page, "Collapse").click();
  await expect.poll(() => heightOf(page)).toBeLessThan(full);
  await tool(page, "Expand").click();
  await expect.poll(() => heightOf(page)).toBe(full);
  await tool(page, "Reload").click();
  await page.getByRole("status").filter({ hasText: "Card reloaded." }).first().waitFor({ state: "attached" });
  await tool(page, "Maximise").click();
  await expect.poll(() => heightOf(page)).toBeGreaterThan(full * 2);
  await expectAccessible(page);
  await tool(page, "Restore size").click();
  await expect.poll(() => heightOf(page)).toBe(full);
  await tool(page, "Remove").click();
  await expect.poll(() => card(page).count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await card(page).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("by mouse: a period changes a chart, and its table has the values", async () => {
  const { page, context, faults } = await open("analytics");
  const support = page.getByRole("region", { name: "Support tracker" });
  await support.getByText("83% of 163 tickets are completed.").waitFor();
  await support.getByLabel("Period: Support tracker").selectOption({ label: "Last year" });
  await support.getByText(/of 2,140 tickets/).waitFor();
  await support.getByRole("button", { name: "Show as table" }).click();
  await support.getByRole("table").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: a card is folded, enlarged, removed and put back", async () => {
  const { page, context, faults } = await open("action");
  await card(page).getByText("…").waitFor({ state: "detached" });
  const full = await heightOf(page);
  await skipToContent(page);
  await tabTo(page, tool(page, "Collapse"));
  await press(page, "Enter");
  await expect.poll(() => heightOf(page)).toBeLessThan(full);
  await press(page, "Enter");
  await expect.poll(() => heightOf(page)).toBe(full);
  await tabTo(page, tool(page, "Maximise"));
  await press(page, "Enter");
  await expect.poll(() => heightOf(page)).toBeGreaterThan(full * 2);
  await press(page, "Escape");
  await expect.poll(() => heightOf(page)).toBe(full);
  await tabTo(page, tool(page, "Remove"));
  await press(page, "Enter");
  await expect.poll(() => card(page).count()).toBe(0);
  await press(page, "ControlOrMeta+z");
  await card(page).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: a statistic's values, and the tabs of a card", async () => {
  const { page, context, goTo, faults } = await open("statistics");
  const values = page.getByRole("button", { name: "Values: Subscribers gained" });
  await values.waitFor();
  await skipToContent(page);
  await tabTo(page, values);
  await press(page, "Enter");
  await page.getByRole("dialog").getByRole("table").waitFor();
  await press(page, "Escape");
  await goTo("/cards/basic");
  const tabs = page.locator("[data-example=tabs]").getByRole("tab");
  await tabs.first().waitFor();
  await skipToContent(page);
  await tabTo(page, tabs.first());
  await press(page, "ArrowRight");
  await expect.poll(() => tabs.nth(1).getAttribute("aria-selected")).toBe("true");
  expect(faults).toEqual([]);
  await context.close();
});

test("at 360 px: nothing is cut off, and a card is folded", async () => {
  const { page, context, goTo, faults } = await open("action", { width: 360, height: 740 });
  const full = await heightOf(page);
  await tool(page, "Collapse").click();
  await expect.poll(() => heightOf(page)).toBeLessThan(full);
  for (const name of pages) {
    await goTo(`/cards/${name}`);
    await page.locator("[data-example]").first().waitFor();
    await expectNoOverflow(page);
    await expectNothingClipped(page);
  }
  expect(faults).toEqual([]);
  await context.close();
});
