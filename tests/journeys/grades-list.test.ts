/** The list of grades: state in the URL, keyboard, selection, and its empty, loading and error states. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";
import { expectSaid, listOf, namesShown, newGrade, openGrades } from "./support/grades.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test("filters, order and page are in the URL: reload and Back keep them, chips remove them", async () => {
  const { page, context, faults } = await openGrades(app);
  await page.getByRole("button", { name: "Status" }).and(page.locator("[aria-haspopup=dialog]")).click();
  await page.getByRole("checkbox", { name: "Inactive" }).check();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Rank" }).and(page.locator("[aria-haspopup=dialog]")).click();
  await page.getByRole("textbox", { name: "From" }).fill("9");
  await page.getByRole("textbox", { name: "To" }).fill("1");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.search === "?status=inactive&rankFrom=1&rankTo=9");
  await expect
    .poll(async () => (await namesShown(page)).toSorted())
    .toEqual(["Contract Specialist", "Seasonal Promoter"]);
  await page.getByRole("button", { name: "Name", exact: true }).click();
  await page.getByRole("button", { name: "Name", exact: true }).click();
  await page.waitForURL("**sort=-name");
  await expect
    .poll(() => page.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort"))
    .toBe("descending");
  await expect.poll(() => namesShown(page)).toEqual(["Seasonal Promoter", "Contract Specialist"]);
  await page.reload();
  await expect.poll(() => namesShown(page)).toEqual(["Seasonal Promoter", "Contract Specialist"]);
  await page.getByRole("button", { name: "Remove filter: Rank: 1 – 9" }).click();
  await page.waitForURL("**?status=inactive&sort=-name");
  await page.goBack();
  await page.getByRole("button", { name: "Remove filter: Rank: 1 – 9" }).waitFor();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.waitForURL("**?sort=-name");
  expect(faults).toEqual([]);
  await context.close();
});

test("a page past the end leads to the last one, and a changed filter to the first", async () => {
  const { page, context } = await openGrades(app, "?page=900&pageSize=10");
  await page.waitForURL((url) => /^\?page=[2-9]&pageSize=10$/.test(url.search));
  await page.getByRole("button", { name: "Previous page" }).click();
  await page.getByRole("combobox", { name: "Rows" }).selectOption("50");
  await page.waitForURL("**?pageSize=50");
  await page.goto(`${new URL(page.url()).pathname}?page=2&pageSize=10`);
  await namesShown(page);
  await page.keyboard.press("/");
  await page.keyboard.type("exec");
  await page.waitForURL("**?q=exec&pageSize=10");
  await context.close();
});

test("no results are reported with a way to clear the filters", async () => {
  const { page, context } = await openGrades(app, "?q=zebra&status=active");
  await page.getByRole("heading", { name: "No results for “zebra”" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await page.waitForURL((url) => url.search === "");
  await expect.poll(() => page.getByRole("textbox", { name: "Search grades" }).inputValue()).toBe("");
  await context.close();
});

test("an empty list offers to create, a slow one shows a skeleton, a failed one can be retried", async () => {
  const { page, context, base, layoutShift } = await openGrades(app, "/new");
  let answer: "slow" | "empty" | "broken" = "broken";
  // The slow response arrives after its skeleton was seen, however slow the machine.
  const { promise: shapeSeen, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(`**${base}?**`, async (route) => {
    if (!route.request().headers()["accept"]?.includes("json") && route.request().isNavigationRequest())
      return route.continue();
    if (answer === "broken")
      return route.fulfill({
        status: 500,
        contentType: "application/problem+json",
        body: JSON.stringify({ type: "/problems/internal", title: "x", status: 500, requestId: "R-500" }),
      });
    if (answer === "empty") return route.fulfill({ json: { items: [], total: 0, page: 1, pageSize: 20 } });
    await shapeSeen;
    return route.continue();
  });
  await page.goto(base);
  const failure = page.getByRole("alert").filter({ hasText: "This page couldn’t be loaded" });
  await failure.getByText("Request R-500").waitFor();
  await expect.poll(() => page.getByRole("link", { name: "New grade" }).isVisible()).toBe(true);
  answer = "slow";
  await failure.getByRole("button", { name: "Try again" }).click();
  await page.locator("[aria-busy=true] tbody tr").first().waitFor();
  letThrough();
  await page.getByRole("link", { name: "Senior Executive", exact: true }).waitFor();
  expect(await layoutShift()).toBeLessThan(0.002);
  answer = "empty";
  await page.reload();
  await page.getByRole("heading", { name: "No grades yet" }).waitFor();
  await expectAccessible(page);
  await context.close();
});

test("thirteen rows and the pager are visible in a window of 1280 by 800", async () => {
  const { page, context } = await openGrades(app);
  await page.getByRole("link", { name: "Senior Executive", exact: true }).waitFor();
  const pager = await page.getByRole("navigation", { name: "Pages" }).boundingBox();
  expect((pager?.y ?? 0) + (pager?.height ?? 0)).toBeLessThanOrEqual(800);
  const rows = await page
    .locator("tbody tr")
    .evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect()).map(({ bottom, height }) => ({ bottom, height })),
    );
  expect(rows.filter(({ bottom }) => bottom <= (pager?.y ?? 0)).length).toBeGreaterThanOrEqual(13);
  expect(new Set(rows.slice(0, 12).map(({ height }) => height))).toEqual(new Set([40]));
  await context.close();
});

test("arrow keys navigate rows, rows are one Tab stop, and x selects", async () => {
  const { page, context } = await openGrades(app);
  const names = await namesShown(page);
  const current = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press("ArrowDown");
  await expect.poll(current).toBe(names[0]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect.poll(current).toBe(names[2]);
  await page.keyboard.press("End");
  await expect.poll(current).toBe(names.at(-1));
  await page.keyboard.press("Home");
  await expect.poll(current).toBe(names[0]);
  await page.keyboard.press("x");
  await page.keyboard.press("ArrowDown");
  await expect.poll(current).toBe(names[1]);
  await page.keyboard.press("x");
  await expectSaid(page, "2 selected");
  expect(await page.locator("tbody [tabindex='0']").count()).toBeLessThanOrEqual(4);
  await page.keyboard.press("Escape");
  await page.getByRole("toolbar").waitFor({ state: "detached" });
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).getByText("Search", { exact: true }).waitFor();
  await expectAccessible(page);
  await context.close();
});

test("a click anywhere on a row opens it, except on its controls", async () => {
  const { page, context, base } = await openGrades(app);
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: "Senior Executive", exact: true }) });
  await row.getByRole("checkbox").check();
  await row.getByRole("button", { name: /^Actions/ }).click();
  await page.getByRole("menuitem", { name: "Edit" }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  expect(new URL(page.url()).pathname).toBe(base);
  await row.getByRole("cell", { name: "60 days" }).click();
  await page.getByRole("heading", { level: 1, name: "Senior Executive" }).waitFor();
  await page.goBack();
  await row.waitFor();
  await context.close();
});

test("selected rows are archived together, with a reason for each that could not be deleted", async () => {
  const grades = await openGrades(app);
  const { page, context } = grades;
  for (const name of ["Bulk one", "Bulk two", "Bulk three"]) await newGrade(grades, name);
  await page.goto(`${grades.base}?q=bulk`);
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).check();
  await expectSaid(page, "3 selected");
  await expectAccessible(page);
  await page.getByRole("toolbar").getByRole("button", { name: "Archive" }).click();
  await expectSaid(page, "3 records archived.");
  await expect.poll(async () => (await listOf(grades, "&q=bulk&status=archived")).length).toBe(3);

  await newGrade(grades, "Unused");
  await page.goto(grades.base);
  await page.getByRole("checkbox", { name: "Select Office Assistant" }).check();
  // A selection is kept while searching for more.
  await page.getByRole("textbox", { name: "Search grades" }).fill("Unused");
  await page.getByRole("checkbox", { name: "Select Unused" }).check();
  await expectSaid(page, "2 selected");
  await page.getByRole("toolbar").getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete 2 records?" });
  await expect.poll(() => question.getByRole("listitem").allTextContents()).toEqual(["Office Assistant", "Unused"]);
  await question.getByRole("button", { name: "Delete" }).click();
  const result = page.getByRole("dialog", { name: "1 done, 1 failed" });
  await result.waitFor();
  await expect
    .poll(async () => (await result.getByRole("listitem").allInnerTexts()).map((text) => text.split("\n")[0]))
    .toEqual(["Office Assistant", "Unused"]);
  await result.getByText(/^Used by .+\.$/).waitFor();
  await result.getByRole("button", { name: "Close" }).last().click();
  // Failed rows stay selected.
  await page.getByRole("toolbar").getByText("1 selected").waitFor();
  await context.close();
});

test("a rejected archiving is reverted on screen and announced", async () => {
  const grades = await openGrades(app);
  const { page, context } = grades;
  await newGrade(grades, "Stubborn");
  await page.goto(`${grades.base}?q=stubborn`);
  await page.route("**/archive", (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      body: JSON.stringify({ type: "/problems/unavailable", title: "x", status: 503 }),
    }),
  );
  await page.getByRole("button", { name: "Actions for Stubborn" }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await expectSaid(page, "Stubborn couldn’t be changed.", "alert");
  await page.locator("tbody").getByText("Active").waitFor();
  await context.close();
});

test("columns and density are kept", async () => {
  const { page, context } = await openGrades(app);
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Midpoint" }).check();
  await page.getByRole("checkbox", { name: "Notice" }).uncheck();
  await page.getByRole("radio", { name: "Compact" }).check();
  await page.reload();
  await page.getByRole("columnheader", { name: "Midpoint" }).waitFor();
  expect(await page.getByRole("columnheader", { name: "Notice" }).count()).toBe(0);
  await expect
    .poll(() =>
      page
        .locator("tbody tr")
        .first()
        .evaluate((row) => row.getBoundingClientRect().height),
    )
    .toBe(32);
  await context.close();
});

test("on a phone rows are cards, and filters and order are in a sheet", async () => {
  const { page, context, faults } = await openGrades(app, "", {
    width: 360,
    height: 740,
    language: "de",
    skin: "dark",
  });
  await page.getByRole("list", { name: "Stufen" }).waitFor();
  await page.getByRole("button", { name: "Filter" }).click();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await sheet.getByRole("checkbox", { name: "Archiviert" }).check();
  await sheet.getByRole("combobox", { name: "Sortierung" }).selectOption("-name");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Zeilen anzeigen" }).click();
  await page.waitForURL("**?status=archived&sort=-name");
  await page.getByRole("button", { name: "Filter entfernen: Status: Archiviert" }).waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("an account without permission gets a clear message and no menu entry", async () => {
  const admin = await openGrades(app);
  await admin.context.close();
  for (const path of [
    "",
    "/new",
    "/0d6f6a52-5c3f-4f0e-9d5b-6f3d3c6f0a11",
    "/0d6f6a52-5c3f-4f0e-9d5b-6f3d3c6f0a11/edit",
  ]) {
    const { page, context, faults } = await app.open(admin.base + path, { account: "client@demo.com" });
    await page.getByRole("heading", { name: "You don’t have access" }).waitFor();
    expect(await page.getByRole("link", { name: "Grades" }).count()).toBe(0);
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await context.close();
  }
});
