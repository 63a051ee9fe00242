/** Tabs and pills in the gallery, by mouse and keyboard. */
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { example, isFocused, openExamples } from "./support/examples.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const chosen = (card: Locator): Promise<string[]> => card.locator("[role=tab][aria-selected=true]").allTextContents();

test("arrow keys, Home and End move and select, and skip disabled tabs", async () => {
  const { page, context } = await openExamples(app, "components/tabs-component");
  const line = example(page, "basic");
  await line.getByRole("tab", { name: "Overview" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => chosen(line)).toEqual(["Leave"]);
  await page.keyboard.press("End");
  await line.getByRole("tabpanel", { name: "Documents" }).getByText("A contract, a work pass").waitFor();
  await page.keyboard.press("Tab");
  await expect.poll(() => isFocused(line.getByRole("tabpanel"))).toBe(true);

  const icons = example(page, "icons");
  await icons.getByRole("tab", { name: /^Leave/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => chosen(icons)).toEqual(["Documents12"]);
  const upright = example(page, "vertical");
  await upright.getByRole("tab", { name: "Overview" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => chosen(upright)).toEqual(["Leave"]);
  await context.close();
});

test("a panel keeps input, a menu has the rest, the URL keeps the selection", async () => {
  const { page, context } = await openExamples(app, "components/tabs-component");
  const lazy = example(page, "lazy");
  await lazy.getByRole("tab", { name: "Pay" }).click();
  await lazy.getByLabel("Note: Pay").fill("Ask about overtime");
  await lazy.getByRole("tab", { name: "Leave" }).click();
  await lazy.getByRole("tab", { name: "Pay" }).click();
  await expect.poll(() => lazy.getByLabel("Note: Pay").inputValue()).toBe("Ask about overtime");
  await lazy.getByText("3 of 4 panels created").waitFor();

  const more = example(page, "more");
  await more.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Documents" }).click();
  await expect.poll(() => chosen(more)).toEqual(["Documents"]);
  await expect.poll(() => more.getByRole("tab").allTextContents()).toEqual(["Overview", "Documents"]);

  const linkable = example(page, "linkable");
  await linkable.getByRole("tab", { name: "Leave" }).click();
  await page.waitForURL(/part=leave/);
  await page.reload();
  await linkable.getByText("?part=leave").waitFor();
  await page.goBack();
  await linkable.getByText("?part=overview").waitFor();
  await context.close();
});

test("pills create their panels when opened, scroll, and are kept in the URL", async () => {
  const { page, context, faults } = await openExamples(app, "components/pills-component");
  const lazy = example(page, "lazy");
  await lazy.getByText("1 of 3 panels created").waitFor();
  await lazy.getByRole("checkbox", { name: /^From 6:30/ }).check();
  await lazy.getByRole("tab", { name: "Midday" }).click();
  await lazy.getByText("2 of 3 panels created").waitFor();
  await lazy.getByRole("tab", { name: "Morning" }).click();
  await expect.poll(() => lazy.getByRole("checkbox", { name: /^From 6:30/ }).isChecked()).toBe(true);

  const scrolling = example(page, "scrolling");
  await scrolling.getByRole("tab", { name: "October" }).focus();
  await page.keyboard.press("Home");
  await expect.poll(() => chosen(scrolling)).toEqual(["January"]);
  await scrolling.getByText("January: 31 payslips").waitFor();

  const linkable = example(page, "linkable");
  await linkable.getByRole("tab", { name: "Evening" }).click();
  await page.waitForURL(/shift=evening/);
  await page.reload();
  await linkable.getByText("From 6 pm,").waitFor();
  await page.goBack();
  await linkable.getByText("From 6:30 am,").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("expensive tabs are activated only by Enter", async () => {
  const { page, context } = await openExamples(app, "components/pills-component");
  const card = example(page, "manual");
  const tabs = card.getByRole("tab");
  await tabs.nth(0).focus();
  for (const next of [1, 2]) {
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => isFocused(tabs.nth(next))).toBe(true);
  }
  await card.getByText("Loaded 1 time").waitFor();
  await page.keyboard.press("Enter");
  await card.getByText("Loaded 2 times").waitFor();
  await card.getByText("The October payslip is ready").waitFor();
  await context.close();
});
