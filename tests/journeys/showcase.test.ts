/** Gallery pages: the code on demand, and each field of the kit by keyboard. */
import type { Locator, Page } from "playwright-core";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";
import { example, openExamples } from "./support/examples.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** Of the open list; a native select has options too. */
const options = (page: Page): Locator => page.getByRole("listbox").getByRole("option");
const option = (page: Page, name: string): Locator => page.getByRole("listbox").getByRole("option", { name });
const source = (path: string): string =>
  readFileSync(join(import.meta.dirname, "../../src/ui/gallery", path), "utf8").trimEnd();

describe("the code of an example", () => {
  test("is the file that runs, and can be shown, copied and hidden", async () => {
    const { page, context, faults } = await openExamples(app, "forms/elements/input");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const card = example(page, "sizes");
    await card.getByRole("button", { name: "Show code" }).click();
    const code = card.getByRole("region", { name: "Code for “Sizes”" });
    await code.waitFor();
    await expect.poll(() => code.textContent()).toBe(source("fields/input/sizes.tsx"));
    await expectAccessible(page);
    await card.getByRole("button", { name: "Copy code" }).click();
    await page.getByRole("status").filter({ hasText: "Code copied" }).first().waitFor({ state: "attached" });
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(source("fields/input/sizes.tsx"));
    await card.getByRole("button", { name: "Hide code" }).click();
    await code.waitFor({ state: "detached" });
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe("by keyboard", () => {
  test("a number is stepped, limited, and typed in the language's format", async () => {
    const { page, context } = await openExamples(app, "forms/elements/number-input");
    const days = example(page, "bounds").getByRole("spinbutton", { name: "Days of leave" });
    await days.focus();
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => days.inputValue()).toBe("15");
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => days.inputValue()).toBe("21");
    await days.fill("300");
    await page.keyboard.press("Tab");
    await expect.poll(() => days.inputValue()).toBe("21");
    const hour = example(page, "wrap").getByRole("spinbutton", { name: "Hour" });
    await hour.focus();
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => hour.inputValue()).toBe("0");
    await context.close();
  });

  test("a mask keeps the caret while typing", async () => {
    const { page, context } = await openExamples(app, "forms/elements/input-mask");
    const card = example(page, "card").getByLabel("Card number");
    await card.fill("");
    await card.pressSequentially("5500000000000004");
    await expect.poll(() => card.inputValue()).toBe("5500 0000 0000 0004");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Delete");
    await page.keyboard.press("9");
    await expect.poll(() => card.inputValue()).toBe("5900 0000 0000 0004");
    await expect.poll(() => card.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
    await context.close();
  });

  test("one value is searched, selected and cleared", async () => {
    const { page, context } = await openExamples(app, "forms/elements/select");
    const card = example(page, "search");
    const field = card.getByRole("combobox", { name: "City" });
    await field.focus();
    await page.keyboard.type("koln");
    await option(page, "Köln").waitFor();
    await expect.poll(() => options(page).count()).toBe(1);
    await page.keyboard.press("Enter");
    await expect.poll(() => field.inputValue()).toBe("Köln");
    await card.getByText("Value: Köln").waitFor();
    await page.keyboard.press("ArrowDown");
    await page.getByRole("listbox").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("listbox").waitFor({ state: "detached" });
    await expect.poll(() => field.inputValue()).toBe("Köln");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await card.getByText("Value: empty").waitFor();
    await context.close();
  });

  test("several values are selected, created and removed", async () => {
    const { page, context } = await openExamples(app, "forms/elements/select");
    const card = example(page, "creatable");
    await card.getByRole("combobox", { name: "Skills" }).focus();
    await page.keyboard.type("kotlin");
    await option(page, "Add “kotlin”").waitFor();
    await page.keyboard.press("Enter");
    const chips = (): Promise<string[]> => card.locator("[data-chip]").allTextContents();
    await expect.poll(chips).toEqual(["SQL", "kotlin"]);
    await page.keyboard.press("Backspace");
    await expect.poll(chips).toEqual(["SQL"]);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Delete");
    await expect.poll(chips).toEqual([]);
    await context.close();
  });

  test("of a thousand options few are rendered, and the last can be reached", async () => {
    const { page, context } = await openExamples(app, "forms/elements/select");
    const field = example(page, "many").getByRole("combobox");
    await field.focus();
    await page.keyboard.press("ArrowDown");
    await option(page, "Staff number 1500").waitFor();
    await expect.poll(() => options(page).count()).toBeLessThan(40);
    await field.fill("2000");
    await option(page, "Staff number 2000").waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => field.inputValue()).toBe("Staff number 2000");
    await context.close();
  });

  test("radio buttons are one Tab stop", async () => {
    const { page, context } = await openExamples(app, "forms/elements/radio");
    const card = example(page, "cards");
    await card.getByRole("radio", { name: /^Team/ }).focus();
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => card.getByRole("radio", { name: /^Basic/ }).isChecked()).toBe(true);
    await context.close();
  });

  test("Space toggles switches", async () => {
    const { page, context } = await openExamples(app, "forms/elements/switch");
    const summary = page.getByRole("switch", { name: /^Weekly summary/ });
    await summary.focus();
    await page.keyboard.press("Space");
    await expect.poll(() => summary.isChecked()).toBe(false);
    await context.close();
  });

  test("a select-all box can be mixed, and selects all", async () => {
    const { page, context } = await openExamples(app, "forms/elements/checkbox");
    const all = page.getByRole("checkbox", { name: "All notifications" });
    await all.focus();
    await expect.poll(() => all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    await page.keyboard.press("Space");
    await expect.poll(() => page.getByRole("checkbox", { name: "Payslip is ready" }).isChecked()).toBe(true);
    await context.close();
  });

  test("dates and times are typed in local format", async () => {
    const { page, context } = await openExamples(app, "forms/elements/pickers");
    const date = example(page, "date");
    await date.getByLabel("Date", { exact: true }).fill("3.12.2026");
    await date.getByText("Value: 2026-12-03").waitFor();
    await date.getByRole("button", { name: "Choose a date" }).click();
    const day = (name: string): Locator => page.getByRole("dialog").getByRole("button", { name, exact: true });
    const focused = (name: string): Promise<void> => day(name).and(page.locator(":focus")).waitFor();
    await focused("Thursday, 3 December 2026");
    // Weeks start on Sunday in this language.
    const first = page.getByRole("dialog").getByRole("grid").getByRole("button").first();
    expect(await first.getAttribute("aria-label")).toBe("Sunday, 29 November 2026");
    await page.keyboard.press("PageDown");
    await focused("Sunday, 3 January 2027");
    await page.keyboard.press("ArrowDown");
    await focused("Sunday, 10 January 2027");
    await page.keyboard.press("Enter");
    await date.getByText("Value: 2027-01-10").waitFor();
    const time = example(page, "time");
    const field = time.getByLabel("Time", { exact: true });
    await field.fill("9.30 pm");
    await time.getByText("Value: 21:30").waitFor();
    await page.keyboard.press("ArrowUp");
    await time.getByText("Value: 21:45").waitFor();
    await field.fill("later");
    await time.getByText("Enter a time such as 9:30 or 17.45.").waitFor();
    await context.close();
  });
});

describe("files", () => {
  const file = (name: string, mimeType: string, size: number) => ({ name, mimeType, buffer: Buffer.alloc(size, 1) });

  test("invalid ones are listed with the reason, the others are uploaded", async () => {
    const { page, context, faults } = await openExamples(app, "forms/elements/file-uploader");
    const card = example(page, "limits");
    await card.getByText("Accepted: pictures · ").waitFor();
    const kinds = card.getByRole("combobox", { name: "File types" });
    await expect.poll(() => kinds.getByRole("option").allTextContents()).toEqual(["Pictures", "PDF", "CSV and Excel"]);
    const picture = file("roster.png", "image/png", 500);
    await card
      .locator("input[type=file]")
      .setInputFiles([picture, file("notes.txt", "text/plain", 9), file("wall.png", "image/png", 200_000)]);
    await card.getByText("notes.txt: this file type isn’t supported.").waitFor();
    await card.getByText("wall.png is larger than 100 kB. Choose a smaller one.").waitFor();
    await card.getByRole("listitem").filter({ hasText: "roster.png" }).getByText("Done").waitFor();
    await card
      .locator("input[type=file]")
      .setInputFiles([file("b.png", "image/png", 9), file("c.png", "image/png", 9)]);
    await card.getByText("You can add up to 2 files. Remove one before you add c.png.").waitFor();
    await expectAccessible(page);
    await card.getByRole("button", { name: "Remove roster.png" }).click();
    await expect.poll(() => card.getByRole("listitem").count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("failed uploads can be retried, running ones cancelled", async () => {
    const { page, context } = await openExamples(app, "forms/elements/file-uploader");
    const card = example(page, "failing");
    await card.locator("input[type=file]").setInputFiles(file("claim.pdf", "application/pdf", 4000));
    const row = card.getByRole("listitem");
    await row.getByText("Failed").waitFor();
    await card.getByRole("checkbox", { name: "The connection drops half way" }).uncheck();
    await row.getByRole("button", { name: "Retry claim.pdf" }).click();
    await row.getByRole("button", { name: "Cancel claim.pdf" }).click();
    await row.getByText("Cancelled").waitFor();
    await row.getByRole("button", { name: "Retry claim.pdf" }).click();
    await row.getByText("Done").waitFor();
    await context.close();
  });
});
