/** Autocomplete, timelines and pill badges in the gallery, by mouse and keyboard. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";
import { example, openExamples } from "./support/examples.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const list = (page: Page): Locator => page.getByRole("listbox");

test("suggestions are navigated by keyboard; typed text stays unless one is chosen", async () => {
  const { page, context, faults } = await openExamples(app, "components/auto-complete");
  const card = example(page, "basic");
  const field = card.getByRole("combobox", { name: "City" });
  await field.focus();
  await page.keyboard.type("KOL");
  await list(page).getByRole("option", { name: "Köln" }).waitFor();
  await expect.poll(() => list(page).locator("mark").allTextContents()).toEqual(["Köl"]);
  await expect.poll(() => field.getAttribute("aria-activedescendant")).toBe(null);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await list(page).waitFor({ state: "detached" });
  await expect.poll(() => field.inputValue()).toBe("KOL");
  await page.keyboard.press("ArrowDown");
  await list(page).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await card.getByText("Value: Köln").waitFor();
  await page.keyboard.press("ArrowDown");
  await list(page).waitFor();
  await page.keyboard.press("Escape");
  await list(page).waitFor({ state: "detached" });
  await expect.poll(() => field.inputValue()).toBe("Köln");
  await page.keyboard.press("Escape");
  await expect.poll(() => field.inputValue()).toBe("");
  expect(faults).toEqual([]);
  await context.close();
});

test("titles and people on the server are found, and custom values are accepted", async () => {
  const { page, context } = await openExamples(app, "components/auto-complete");
  const titles = example(page, "titles");
  await titles.getByRole("combobox").fill("cups kopi");
  await list(page).getByRole("option", { name: "Eleven Cups of Kopi" }).click();
  await titles.getByText("Eleven Cups of Kopi is ranked 2.").waitFor();

  const people = example(page, "people");
  await people.getByRole("combobox").fill("nurul");
  await list(page).getByRole("option", { name: /Nurul/ }).first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await people.getByText(/^Value: Nurul/).waitFor();

  const free = example(page, "free");
  await free.getByRole("combobox").fill("Origami");
  await page.keyboard.press("Enter");
  await expect.poll(() => free.getByRole("listitem").allTextContents()).toEqual(["Barista", "Origami"]);

  const states = example(page, "states");
  await states.getByRole("combobox").fill("zz");
  expect(await list(page).count()).toBe(0);
  await states.getByRole("combobox").fill("zzz");
  await page.getByText("No results for “zzz”").waitFor();
  await states.getByRole("radio", { name: "Failed" }).check();
  await states.getByRole("combobox").fill("ko");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => states.getByRole("radio", { name: "From the 3rd letter" }).isChecked()).toBe(true);
  await context.close();
});

test("an event is replied to in place, and earlier ones load on demand", async () => {
  const { page, context } = await openExamples(app, "components/timeline");
  const people = example(page, "people");
  await people.getByRole("button", { name: "Approve" }).click();
  await people.getByText("Approved").waitFor();
  await people.getByRole("button", { name: "Undo" }).click();
  await people.getByRole("button", { name: "Reject" }).waitFor();
  const growing = example(page, "growing");
  const lines = (): Promise<number> => growing.getByRole("listitem").count();
  await expect.poll(lines).toBe(3);
  await growing.getByRole("button", { name: "Show earlier" }).click();
  await growing.getByRole("button", { name: "Clock in" }).click();
  await expect.poll(lines).toBe(7);
  await context.close();
});

test("removing a pill moves focus to the next", async () => {
  const { page, context } = await openExamples(app, "components/pill-badges");
  const card = example(page, "removable");
  await card.getByRole("button", { name: "Remove Katong" }).focus();
  await page.keyboard.press("Enter");
  await card.getByText("3 branches are shown.").waitFor();
  await expect
    .poll(() =>
      card.getByRole("button", { name: "Remove Jurong" }).evaluate((element) => element === document.activeElement),
    )
    .toBe(true);
  const counts = example(page, "counts");
  for (let more = 97; more <= 100; more += 1) await counts.getByRole("button", { name: "One more" }).click();
  await counts.getByText("99+").first().waitFor();
  await counts.getByText("100 unread messages").waitFor();
  await context.close();
});
