/** The audit log: an event names fields as the record's own history does, and countries stand in the reader's language. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test.each(["Projekt", "Mitarbeitende"])("an event of the kind %s has its fields in words", async (kind) => {
  const { page, context, faults } = await app.open("/tenant/audit-log?pageSize=100", { account: "admin@demo.com", language: "de" });
  const row = page.getByRole("row").filter({ has: page.getByRole("cell", { name: kind, exact: true }) });
  await row.getByRole("link").first().click();
  await page.getByRole("columnheader", { name: "Feld" }).waitFor();
  const fields = await page.getByRole("table").locator("tbody td:first-child").allInnerTexts();
  // Names of the contract begin small: "startDate", "pay.basic".
  expect([fields.length > 0, fields.filter((name) => !/^[A-ZÄÖÜ]/.test(name))]).toEqual([true, []]);
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("countries are named in the reader's language", async () => {
  const { page, context, faults } = await app.open("/platform/countries?q=DE&pageSize=100", { account: "platform@hrms.demo", language: "fr" });
  await page.getByRole("link", { name: "Allemagne", exact: true }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
