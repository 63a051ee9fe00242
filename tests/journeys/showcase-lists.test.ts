/** Lists, pagination and navigation in the gallery, by mouse and keyboard. */
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";
import { focusedText, openExamples, resultOf } from "./support/examples.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe("lists", () => {
  test("several are selected by Space, Shift and an arrow, all by Ctrl+A; with single selection the arrows select", async () => {
    const { page, context } = await openExamples(app, "components/list-group");
    const card = resultOf(page, "selectable");
    const option = (name: string): Locator => card.getByRole("option", { name });
    await card.getByRole("listbox").focus();
    await page.keyboard.press("Shift+ArrowDown");
    await card.getByText("2 people selected").waitFor();
    await page.keyboard.press("Space");
    await card.getByText("1 person selected").waitFor();
    await page.keyboard.press("Control+a");
    // One is on leave.
    await card.getByText("4 people selected").waitFor();
    await card.getByRole("switch", { name: "Several" }).uncheck();
    await option("Arjun Nair").click();
    await page.keyboard.press("End");
    await card.locator("[role=option][aria-selected=true]").filter({ hasText: "Siti Rahman" }).waitFor();
    await expectAccessible(page);
    await context.close();
  });
});

describe("pagination", () => {
  test("works by number, arrow and typed number; at the ends focus stays", async () => {
    const { page, context, faults } = await openExamples(app, "components/pagination");
    const basic = resultOf(page, "basic");
    await basic.getByRole("button", { name: "Page 6" }).click();
    await basic.getByText("46–54 of 108").waitFor();
    const { width = 0, height = 0 } = (await basic.getByRole("button", { name: "Page 6" }).boundingBox()) ?? {};
    expect(width).toBeGreaterThanOrEqual(height);
    await basic.getByRole("button", { name: "Page 12" }).focus();
    await page.keyboard.press("Enter");
    await basic.getByText("100–108 of 108").waitFor();
    const next = basic.getByRole("button", { name: "Next" });
    await next.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => next.getAttribute("aria-disabled")).toBe("true");
    await expect.poll(() => focusedText(page)).toBe("Next");
    const jump = resultOf(page, "jump");
    await jump.getByRole("textbox", { name: "Go to page" }).fill("999");
    await page.keyboard.press("Enter");
    await jump.locator("[aria-current=page]").filter({ hasText: "240" }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("a new page size keeps the first row visible", async () => {
    const { page, context } = await openExamples(app, "components/pagination");
    const card = resultOf(page, "pageSize");
    for (let turn = 0; turn < 3; turn += 1) await card.getByRole("button", { name: "Next page" }).click();
    await card.getByText("Claim 2031, Mei Tan").waitFor();
    await card.getByRole("combobox", { name: "Rows" }).selectOption("20");
    await card.getByText("21–40 of 64").waitFor();
    await card.getByText("Claim 2031, Mei Tan").waitFor();
    await context.close();
  });
});

describe("navigation", () => {
  test("a long breadcrumb has its middle in a menu", async () => {
    const { page, context } = await openExamples(app, "components/breadcrumbs");
    const card = resultOf(page, "folded");
    await expect.poll(() => card.getByRole("link").count()).toBe(2);
    await card.getByRole("button", { name: "2 more levels" }).click();
    await card.getByRole("menuitem", { name: "User list" }).click();
    await page.waitForURL(/\/apps\/user\/list/);
    await context.close();
  });

  test("tabs keep their part in the URL, separately for each example", async () => {
    const { page, context, faults } = await openExamples(app, "components/nav-component");
    const looks = resultOf(page, "looks");
    await looks.getByRole("link", { name: "People" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.waitForURL(/#nav-looks-shifts$/);
    await looks.getByText("62 shifts").waitFor();
    const lazy = resultOf(page, "lazy");
    await lazy.getByRole("link", { name: "Handbook" }).click();
    await lazy.getByText("break of 45 minutes").waitFor();
    await looks.getByText("62 shifts").waitFor();
    await page.reload();
    await lazy.getByText("break of 45 minutes").waitFor();
    await expect.poll(() => lazy.getByRole("link", { name: "Handbook" }).getAttribute("aria-current")).toBe("page");
    expect(faults).toEqual([]);
    await context.close();
  });
});
