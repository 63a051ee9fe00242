/** The full data table by mouse and keyboard: filtering, arranging, selecting and editing. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { chooseInMenu, focused, heads, names, openTable, save, usual, widthOf } from "./support/data-table.ts";
import { nextFrame } from "./support/checks.ts";
import { expectSaid } from "./support/grades.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test("by mouse: filters of every kind combine and appear as removable chips", async () => {
  const { page, context, faults } = await openTable(app);
  await page.getByRole("button", { name: "Status", exact: true }).and(page.locator("[aria-haspopup=dialog]")).click();
  await page.getByRole("checkbox", { name: "Confirmed" }).check();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Age", exact: true }).and(page.locator("[aria-haspopup=dialog]")).click();
  await page.getByRole("textbox", { name: "From" }).fill("30");
  await page.getByRole("textbox", { name: "To" }).fill("45");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Start", exact: true }).and(page.locator("[aria-haspopup=dialog]")).click();
  await page.getByRole("textbox", { name: "From" }).fill("1 Jan 2016");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("startFrom") === "2016-01-01");
  await page.getByRole("button", { name: "Remove filter: Status: Confirmed" }).click();
  await page.waitForURL((url) => !url.searchParams.has("status") && url.searchParams.get("ageFrom") === "30");
  expect(faults).toEqual([]);
  await context.close();
});

test("by mouse: the export has exactly what is shown: filters, order of two fields, visible columns", async () => {
  const { page, context, faults } = await openTable(app, "?status=1&ageFrom=30&ageTo=45&startFrom=2016-01-01");
  await page.getByRole("button", { name: "Age", exact: true }).and(page.locator("[data-head-control]")).click();
  await page
    .getByRole("button", { name: "Pay", exact: true })
    .and(page.locator("[data-head-control]"))
    .click({ modifiers: ["Shift"] });
  await page.waitForURL((url) => url.searchParams.get("sort") === "age,salary");
  await expect
    .poll(() => page.getByRole("columnheader", { name: "Age", exact: true }).getAttribute("aria-sort"))
    .toBe("ascending");
  await chooseInMenu(page, "Area", "Hide column");
  await expect.poll(() => heads(page)).toEqual(usual.filter((id) => id !== "city"));
  const total = Number(
    /\d+/.exec(
      (await page
        .getByRole("status")
        .filter({ hasText: /^\d+ rows?$/ })
        .first()
        .textContent()) ?? "",
    )?.[0],
  );
  await page.getByRole("button", { name: "Export" }).click();
  const { name, lines } = await save(page, () => page.getByRole("menuitem", { name: "Save as CSV" }).click());
  expect(name).toBe("employees.csv");
  expect(lines[0]).toBe("Name,Position,Start,Pay,Age,Status");
  expect(lines).toHaveLength(total + 1);
  const cells = lines.slice(1).map((line) => line.split(","));
  expect(
    cells.every(
      ([, , start = "", , age, state]) =>
        start >= "2016-01-01" && Number(age) >= 30 && Number(age) <= 45 && state === "Confirmed",
    ),
  ).toBe(true);
  expect(cells.map(([, , , , age]) => Number(age))).toEqual(
    cells.map(([, , , , age]) => Number(age)).toSorted((a, b) => a - b),
  );
  expect(faults).toEqual([]);
  await context.close();
});

test("by mouse: columns are moved, resized, fitted and pinned, and a reload keeps it", async () => {
  const { page, context, faults } = await openTable(app);
  await page
    .getByRole("columnheader", { name: "Status", exact: true })
    .dragTo(page.getByRole("columnheader", { name: "Position", exact: true }), { targetPosition: { x: 4, y: 10 } });
  await expect.poll(() => heads(page)).toEqual(["full_name", "status", "post", "city", "start_date", "salary", "age"]);
  const handle = await page.getByRole("separator", { name: "Width of Position" }).boundingBox();
  const before = await widthOf(page, "Position");
  if (!handle) throw new Error("The handle has no place");
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y, { steps: 3 });
  await page.mouse.move(x + 60, y, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await widthOf(page, "Position")) - before)).toBe(60);
  await chooseInMenu(page, "Age", "Pin at the start");
  await expect.poll(() => heads(page)).toEqual(["full_name", "age", "status", "post", "city", "start_date", "salary"]);
  await page.reload();
  await page.locator("[data-row]").first().waitFor();
  await expect.poll(() => heads(page)).toEqual(["full_name", "age", "status", "post", "city", "start_date", "salary"]);
  await expect.poll(async () => Math.round((await widthOf(page, "Position")) - before)).toBe(60);
  // Pinned: it stays in place while the others scroll beneath it.
  await page.setViewportSize({ width: 900, height: 800 });
  await nextFrame(page);
  const left = async () => (await page.getByRole("columnheader", { name: "Age", exact: true }).boundingBox())?.x;
  const at = await left();
  await page
    .locator("table")
    .first()
    .evaluate((table) => table.parentElement?.scrollTo({ left: 400 }));
  await expect.poll(left).toBe(at);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("separator", { name: "Width of Position" }).dblclick();
  await expect.poll(() => widthOf(page, "Position")).not.toBe(before + 60);
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  await page.getByRole("button", { name: "Reset to default" }).click();
  await expect.poll(() => heads(page)).toEqual(usual);
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: headers are one Tab stop, and their menu sorts, moves, pins, resizes and hides", async () => {
  const { page, context, faults } = await openTable(app);
  await page.getByRole("textbox", { name: "Search employees" }).focus();
  while ((await focused(page)) !== "Select all rows on this page") await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe("Name");
  await page.keyboard.press("End");
  await expect.poll(() => focused(page)).toBe("Column Status");
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Sort ascending" }).waitFor();
  await expect.poll(() => focused(page)).toBe("Sort ascending");
  await page.keyboard.press("m");
  await expect.poll(() => focused(page)).toBe("Move left");
  await page.keyboard.press("Enter");
  await expect.poll(() => heads(page)).toEqual(["full_name", "post", "city", "start_date", "salary", "status", "age"]);
  await expectSaid(page, "Status is now column 6 of 7.");
  await expect.poll(() => focused(page)).toBe("Column Status");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => focused(page)).toBe("Sort ascending");
  await page.keyboard.press("p");
  await expect.poll(() => focused(page)).toBe("Pin at the start");
  await page.keyboard.press("Enter");
  await expect.poll(() => heads(page)).toEqual(["full_name", "status", "post", "city", "start_date", "salary", "age"]);
  await expect.poll(() => focused(page)).toBe("Column Status");
  const before = await widthOf(page, "Status");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Sort ascending");
  await page.getByRole("menuitem", { name: "Set width" }).focus();
  await expect.poll(() => focused(page)).toBe("Set width");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Width of Status");
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => Math.round((await widthOf(page, "Status")) - before)).toBe(8);
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toBe("Column Status");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Sort ascending");
  await page.keyboard.press("End");
  await expect.poll(() => focused(page)).toBe("Hide column");
  await page.keyboard.press("Enter");
  await expect.poll(() => heads(page)).toEqual(usual.filter((id) => id !== "status"));
  await expectSaid(page, "Status hidden.");
  await expect.poll(() => focused(page)).toMatch(/^Column /);
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("sort") === "full_name");
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: rows are navigated and selected as a range", async () => {
  const { page, context, faults } = await openTable(app);
  const all = await names(page);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => focused(page)).toBe(all[0]);
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+Space");
  await expectSaid(page, "3 selected");
  await page.keyboard.press("Shift+ArrowDown");
  await expectSaid(page, "4 selected");
  await page.keyboard.press("PageDown");
  await expect.poll(async () => all.indexOf(await focused(page))).toBeGreaterThan(5);
  await page.keyboard.press("End");
  await expect.poll(() => focused(page)).toBe(all.at(-1));
  await page.keyboard.press("Escape");
  await page.getByRole("toolbar", { name: "Actions for the selected rows" }).waitFor({ state: "detached" });
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: a value is edited in place and changed back, and a row expanded and collapsed", async () => {
  const { page, context, faults } = await openTable(app);
  const all = await names(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => focused(page)).toBe(`Tampines, Area of ${all[0]}`);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Sentosa");
  await page.keyboard.press("Enter");
  await expectSaid(page, `${all[0]} changed on this page.`);
  await page.locator("tbody tr").first().getByText("Sentosa").waitFor();
  await expect.poll(() => focused(page)).toBe(`Sentosa, Area of ${all[0]}`);
  await page.keyboard.press("Control+z");
  await page.locator("tbody tr").first().getByText("Tampines").waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: all[0] ?? "" }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toBe(all[0]);
  expect(faults).toEqual([]);
  await context.close();
});
