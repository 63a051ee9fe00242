/** A grade in the browser: created by mouse and keyboard, kept over a restart, changed, archived, deleted. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyDatabase } from "../support/database.ts";
import { testDataKey } from "../support/data-key.ts";
import type { DatabaseCopy } from "../support/database-server.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";
import { expectSaid, listOf, newGrade, openGrades } from "./support/grades.ts";

let database: DatabaseCopy;
let app: TestApp;

/** Every time on the same database. */
const start = (): Promise<TestApp> => openApp({ env: { DATABASE_URL: database.url, DATA_KEY: testDataKey } });

beforeAll(async () => {
  database = await copyDatabase({ samples: true });
  app = await start();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

test("a grade is created by mouse, and is there after a server restart", async () => {
  const { page, faults } = await openGrades(app);
  await page.getByRole("link", { name: "New grade" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Distinguished Engineer");
  await page.getByRole("textbox", { name: "Rank" }).fill("42");
  await page.getByRole("textbox", { name: "Minimum pay" }).fill("15,000.5");
  await page.getByRole("textbox", { name: "Maximum pay" }).fill("$22000");
  await page.getByRole("combobox", { name: "Status" }).selectOption("inactive");
  // Two fast clicks make one write.
  await page.getByRole("button", { name: "Create" }).dblclick();
  await page.getByRole("heading", { level: 1, name: "Distinguished Engineer" }).waitFor();
  const address = new URL(page.url()).pathname;
  expect(faults).toEqual([]);

  await app.close();
  app = await start();
  const again = await openGrades(app, "?sort=-rank");
  expect(
    (await listOf(again, "&q=Distinguished")).map(({ rank, payMin, payMax, status }) => ({
      rank,
      payMin,
      payMax,
      status,
    })),
  ).toEqual([{ rank: 42, payMin: 1_500_050, payMax: 2_200_000, status: "inactive" }]);
  await again.page.getByRole("link", { name: "Distinguished Engineer", exact: true }).click();
  await again.page.waitForURL(`**${address}`);
  await again.page.getByText("$S15,000.50").waitFor();
  await again.context.close();
});

test("by keyboard: a grade is created, found, edited and archived, and archiving is undone", async () => {
  const { page, context, faults, ...rest } = await openGrades(app);
  const grades = { page, context, faults, ...rest };
  const press = (...keys: string[]) =>
    keys.reduce(async (before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  await page.getByRole("table").waitFor();
  await press("n");
  await page.getByRole("form").waitFor();
  // From the top of the page past its bookmark, which comes late, to the first field, and on in reading order.
  await page.getByRole("main").getByRole("button", { name: "Bookmark this page" }).waitFor();
  await page.getByRole("link", { name: "Grades" }).last().focus();
  await press("Tab", "Tab");
  await page.keyboard.type("Keyboard Specialist");
  await press("Tab");
  await page.keyboard.type("8");
  await press("Tab");
  await page.keyboard.type("4000");
  await press("Enter");
  await page.getByRole("heading", { level: 1, name: "Keyboard Specialist" }).waitFor();

  await page.goto(grades.base);
  await page.getByRole("table").waitFor();
  await press("/");
  await page.keyboard.type("keyboard");
  await page.waitForURL("**/grades?q=keyboard");
  await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
  await press("Escape", "Escape");
  await page.waitForURL((url) => url.search === "");
  await expect.poll(() => page.locator("tbody tr").count()).toBeGreaterThan(9);
  await page.goto(`${grades.base}?q=keyboard`);
  await page.getByRole("link", { name: "Keyboard Specialist", exact: true }).waitFor();
  await press("ArrowDown", "e");
  await page.waitForURL("**/edit");
  await page.getByRole("textbox", { name: "Rank" }).focus();
  await press("Control+a");
  await page.keyboard.type("9");
  await press("Control+s");
  await page.waitForURL((url) => !url.pathname.endsWith("/edit"));
  expect((await listOf(grades, "&q=keyboard"))[0]).toMatchObject({ rank: 9, payMin: 400_000, version: 2 });

  await page.goto(`${grades.base}?q=keyboard`);
  await page.getByRole("link", { name: "Keyboard Specialist", exact: true }).waitFor();
  await press("ArrowDown", "Shift+F10");
  await page.getByRole("menuitem", { name: "Edit" }).and(page.locator(":focus")).waitFor();
  await press("ArrowDown", "ArrowDown", "Enter");
  await expectSaid(page, "Keyboard Specialist archived.");
  await expect.poll(async () => (await listOf(grades, "&q=keyboard&status=archived")).length).toBe(1);
  await press("Control+z");
  await expectSaid(page, "Keyboard Specialist restored.");
  await expect.poll(async () => (await listOf(grades, "&q=keyboard")).map(({ status }) => status)).toEqual(["active"]);
  expect(faults).toEqual([]);
  await context.close();
});

test("deleting asks for confirmation with the name, and keeps the list's position", async () => {
  const grades = await openGrades(app);
  const { page, context, faults } = grades;
  await newGrade(grades, "Short-lived", 1);
  await page.reload();
  await page.getByRole("button", { name: "Actions for Short-lived" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete Short-lived?" });
  // The safe choice has focus.
  await expect
    .poll(() => dialog.getByRole("button", { name: "Cancel" }).evaluate((button) => button === document.activeElement))
    .toBe(true);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await listOf(grades, "&q=Short-lived")).toHaveLength(1);

  await page.getByRole("link", { name: "Short-lived", exact: true }).focus();
  await page.keyboard.press("Delete");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expectSaid(page, "Short-lived deleted.");
  await page.getByRole("link", { name: "Short-lived", exact: true }).waitFor({ state: "detached" });
  // The neighbour receives focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-row-control"))).toBe("link");
  await expect.poll(() => listOf(grades, "&q=Short-lived")).toHaveLength(0);
  expect(faults).toEqual([]);
  await context.close();
});

test("a grade used by designations cannot be deleted: they are listed, and it can be archived instead", async () => {
  const grades = await openGrades(app);
  const { page, context, faults, base } = grades;
  const used = (await listOf(grades, "&q=Warehouse Assistant"))[0];
  await page.goto(`${base}/${used?.id ?? ""}`);
  await page.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  const refusal = page.getByRole("alertdialog", { name: "Warehouse Assistant is in use" });
  await refusal.getByText("Designations").waitFor();
  await refusal.getByText("Storekeeper").waitFor();
  await refusal.getByRole("button", { name: "Archive instead" }).click();
  await page.getByRole("button", { name: "Restore" }).first().waitFor();
  await expect.poll(async () => (await listOf(grades, "&q=Warehouse Assistant&status=archived")).length).toBe(1);
  await expect.poll(() => page.getByRole("link", { name: "Edit" }).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test("the history shows who changed what, before and after", async () => {
  const grades = await openGrades(app);
  const { page, context, faults, base, call } = grades;
  const grade = await newGrade(grades, "Historic", 4);
  await call("PUT", `${base}/${grade.id}`, { name: "Historic", rank: 6, payMin: 250_000 }, { "If-Match": '"1"' });
  await page.goto(`${base}/${grade.id}`);
  await page.getByRole("tab", { name: "Overview" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL("**?tab=people");
  await page.keyboard.press("ArrowRight");
  await page.waitForURL("**?tab=history");
  await page.getByText("changed it").waitFor();
  const [latest, first] = await page.getByRole("list", { name: "History" }).getByRole("listitem").all();
  expect(await latest?.innerText()).toMatch(/Adeline Goh changed it/);
  await expect
    .poll(async () => (await latest?.locator("dl > div").allInnerTexts())?.map((text) => text.split(/\s*\n\s*/)))
    .toEqual([
      ["Rank", "4", "6"],
      ["Minimum pay", "$S2,500.00"],
    ]);
  expect(await first?.innerText()).toMatch(/Adeline Goh created it/);
  await page.reload();
  await page.getByText("changed it").waitFor();
  await expectAccessible(page);
  await expect.poll(() => page.getByRole("tab", { name: "History" }).getAttribute("aria-selected")).toBe("true");
  expect(faults).toEqual([]);
  await context.close();
});

test("an unknown grade is reported with a way back", async () => {
  for (const id of ["00000000-0000-4000-8000-000000000000", "no-id"]) {
    const { page, context } = await openGrades(app, `/${id}`);
    await page.getByRole("heading", { name: "Grade not found" }).waitFor();
    await page.getByRole("link", { name: "Back to Grades" }).click();
    await page.getByRole("table").waitFor();
    await context.close();
  }
});
