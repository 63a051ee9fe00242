/** The data table's saved views, groups, long list, cancelled requests and chart. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow, expectNothingClipped } from "./support/checks.ts";
import { chooseInMenu, heads, names, openTable, save, usual } from "./support/data-table.ts";
import { expectSaid } from "./support/grades.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test("a view keeps filters, order and columns, can be the default, and belongs to one person", async () => {
  const { page, context } = await openTable(app, "?status=2&sort=-age");
  await chooseInMenu(page, "Position", "Hide column");
  await page.getByRole("button", { name: "Views", exact: true }).click();
  await page.getByRole("menuitem", { name: "Save as new view" }).click();
  const dialog = page.getByRole("dialog", { name: "Save view" });
  await dialog.getByText("Views are saved in this browser, for your account only.").waitFor();
  await expectAccessible(page);
  await dialog.getByRole("textbox").and(page.locator(":focus")).waitFor();
  await page.keyboard.type("On probation");
  await dialog.getByRole("checkbox", { name: "Open this list with this view by default" }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.waitForURL((url) => url.searchParams.get("view") === "on-probation");
  await page.getByRole("button", { name: "View On probation" }).click();
  await page.getByRole("menuitemradio", { name: "Default" }).click();
  await expect.poll(() => heads(page)).toEqual(usual);
  await page.waitForURL((url) => url.search === "?view=all");
  await page.goto("/datatables/advance");
  await page.waitForURL(
    (url) =>
      url.searchParams.get("view") === "on-probation" &&
      url.searchParams.get("status") === "2" &&
      url.searchParams.get("sort") === "-age",
  );
  await expect.poll(() => heads(page)).toEqual(usual.filter((id) => id !== "post"));
  await page.getByRole("button", { name: "View On probation" }).click();
  await page.getByRole("menuitem", { name: "Manage views" }).click();
  const manage = page.getByRole("dialog", { name: "Views of this list" });
  await manage.getByRole("button", { name: "Delete view On probation" }).click();
  await expectSaid(page, "View On probation deleted.");
  await manage.getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("button", { name: "Views", exact: true }).waitFor();
  await context.close();
});

test("groups expand and collapse, and count all their rows across pages", async () => {
  const { page, context } = await openTable(app, "?group=status&pageSize=10");
  const group = page.getByRole("button", { name: /^Confirmed/ }).and(page.locator("[aria-expanded]"));
  await expect.poll(async () => Number(/\d+/.exec((await group.textContent()) ?? "")?.[0])).toBeGreaterThan(10);
  await group.click();
  await expect.poll(() => group.getAttribute("aria-expanded")).toBe("false");
  await expectAccessible(page);
  await context.close();
});

test("of ten thousand rows few are rendered, End reaches the last, and selected rows can be exported", async () => {
  const { page, context, faults } = await openTable(app, "?rows=all");
  await expect.poll(() => page.getByRole("table", { name: "Employees" }).getAttribute("aria-rowcount")).toBe("10001");
  await expect.poll(() => page.locator("tbody [data-row]").count()).toBeLessThan(80);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("tr")?.getAttribute("aria-rowindex")))
    .toBe("10001");
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+ArrowUp");
  await expectSaid(page, "2 selected");
  const { lines } = await save(page, () =>
    page
      .getByRole("toolbar", { name: "Actions for the selected rows" })
      .getByRole("button", { name: "Export" })
      .click(),
  );
  expect(lines).toHaveLength(3);
  expect(faults).toEqual([]);
  await context.close();
});

test("an outdated request is cancelled, and the newer response is shown", async () => {
  const { page, context } = await openTable(app);
  const cancelled = page.waitForEvent(
    "requestfailed",
    (request) => request.url().includes("q=ta&") || request.url().endsWith("q=ta"),
  );
  await page.route(/\/api\/datatables\/data\?.*q=ta(&|$)/, () => undefined);
  await page.getByRole("textbox", { name: "Search employees" }).fill("ta");
  await page.waitForRequest(/q=ta(&|$)/);
  await page.getByRole("textbox", { name: "Search employees" }).fill("watanabe");
  await cancelled;
  await expect.poll(() => names(page)).toEqual(["Hana Watanabe"]);
  await context.close();
});

test("the chart's values are available by keyboard, table, file and image", async () => {
  const { page, context, faults } = await openTable(app, "?city=Bedok");
  const chart = page.getByRole("region", { name: "Pay distribution" });
  const values = chart.getByRole("slider", { name: "Data for Pay distribution" });
  await values.focus();
  const first = await values.getAttribute("aria-valuetext");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => values.getAttribute("aria-valuetext")).not.toBe(first);
  await chart.getByRole("button", { name: "Others" }).click();
  await expect.poll(() => values.getAttribute("aria-valuetext")).not.toContain("Others");
  await chart.getByRole("button", { name: "Download Pay distribution" }).click();
  const { name } = await save(page, () => page.getByRole("menuitem", { name: "Image (PNG)" }).click());
  expect(name).toBe("pay.png");
  await chart.getByRole("button", { name: "Show as table" }).click();
  await chart.getByRole("columnheader", { name: "Match the filters" }).waitFor();
  await chart.getByRole("button", { name: "Download Pay distribution" }).click();
  const { lines } = await save(page, () => page.getByRole("menuitem", { name: "Values (CSV)" }).click());
  expect(lines[0]).toBe("Pay,Match the filters,Others");
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("thirteen rows and the pager are visible in a window of 1280 by 800", async () => {
  const { page, context } = await openTable(app);
  const pager = await page.getByRole("navigation", { name: "Pages" }).boundingBox();
  expect((pager?.y ?? 0) + (pager?.height ?? 0)).toBeLessThanOrEqual(800);
  const rows = await page
    .locator("tbody tr")
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
  expect(rows.filter((bottom) => bottom <= (pager?.y ?? 0)).length).toBeGreaterThanOrEqual(13);
  await context.close();
});

test("at 360 px: rows are cards, filters a sheet, and nothing is cut off", async () => {
  const { page, context, faults } = await openTable(app, "", { width: 360, height: 740 });
  await expectNoOverflow(page);
  await page.getByRole("main").getByRole("button", { name: "Filters", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("checkbox", { name: "On leave" }).click();
  await sheet.getByRole("button", { name: "Show rows" }).click();
  await page.waitForURL(/status=3/);
  await page.getByRole("listitem").filter({ hasText: "Marco Bellini" }).waitFor();
  await expectNothingClipped(page);
  expect(faults).toEqual([]);
  await context.close();
});
