/** Exporting a list as shown, as CSV or XLSX. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCsv } from "#src/handlers/hrms/shared/uploads/csv-reader.ts";
import { readXlsx } from "#src/handlers/hrms/shared/uploads/xlsx-reader.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";
import { expectSaid, openGrades } from "./support/grades.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test("the export has the filtered rows and visible columns, in both formats", async () => {
  const { page, context } = await openGrades(app, "?status=inactive&sort=-name");
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Midpoint" }).check();
  await page.getByRole("checkbox", { name: "Notice" }).uncheck();
  await page.keyboard.press("Escape");
  // A pointer that rests over the menu would highlight another entry.
  await page.mouse.move(0, 0);
  const save = async (kind: string) => {
    await page.getByRole("button", { name: "Export" }).focus();
    await page.keyboard.press("ArrowDown");
    const item = page.getByRole("menuitem", { name: `${kind} 2 rows` });
    await item.waitFor();
    // The first entry takes the focus a moment after the menu is shown.
    await page.locator('[role="menuitem"]:focus').waitFor();
    const [download] = await Promise.all([page.waitForEvent("download"), item.press("Enter")]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const csv = await save("CSV file");
  expect([csv.name, csv.bytes.toString("utf8").codePointAt(0)]).toEqual(["grades.csv", 0xfe_ff]);
  const lines = readCsv(csv.bytes.toString("utf8"))?.map(({ cells }) => cells) ?? [];
  expect(lines[0]).toEqual(["Name", "Rank", "Minimum pay", "Maximum pay", "Status", "Changed", "Midpoint"]);
  expect(lines.map(([name]) => name)).toEqual(["Name", "Seasonal Promoter", "Contract Specialist"]);
  const xlsx = await save("Excel file");
  expect(xlsx.name).toBe("grades.xlsx");
  expect((await readXlsx(xlsx.bytes)).map(({ cells }) => cells.slice(0, 2))).toEqual(
    lines.map((cells) => cells.slice(0, 2)),
  );
  await context.close();
});

test("an empty export is not offered, and a failed one says why", async () => {
  const { page, context } = await openGrades(app, "?q=nothingiscalledso");
  await page.getByRole("button", { name: "Export" }).click();
  expect(await page.getByRole("menuitem", { name: "CSV file no rows" }).getAttribute("aria-disabled")).toBe("true");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.goto(page.url().replace(/\?.*/, ""));
  await page.route("**/export?**", (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      body: JSON.stringify({ type: "/problems/unavailable", title: "x", status: 503 }),
    }),
  );
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "Excel file" }).click();
  await expectSaid(page, "Export failed.", "alert");
  await context.close();
});

test("the file of a report has the columns of the page in its language", async () => {
  const today = localDay("Asia/Singapore", new Date());
  const address = `/companies/${sampleCompanies.trading.id}/timesheet-report?from=${addDays(today, -90)}&to=${today}`;
  const { page, context } = await app.open(address, { account: "hr@merlion.demo", language: "de" });
  await page.locator("tbody tr").first().waitFor();
  const columns = (await page.locator("thead th").allInnerTexts()).filter((column) => column !== "Verbraucht");
  const names = await page.locator("tbody th").allInnerTexts();
  await page.getByRole("button", { name: "Exportieren" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "CSV" }).click(),
  ]);
  const [head, ...rows] = readCsv(readFileSync(await download.path(), "utf8")) ?? [];
  expect(head?.cells).toEqual(columns);
  expect(rows.map(({ cells: [name] }) => name)).toEqual(names);
  await context.close();
});
