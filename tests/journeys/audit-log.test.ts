/** The audit log: fields are named as in the record's history, and countries in the reader's language. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test.each(["Projekt", "Mitarbeiter/in"])("an event of the kind %s has its fields in words", async (kind) => {
  const { page, context, faults } = await app.open("/tenant/audit-log?pageSize=100", {
    account: "admin@demo.com",
    language: "de",
  });
  const row = page.getByRole("row").filter({ has: page.getByRole("cell", { name: kind, exact: true }) });
  await row.getByRole("link").first().click();
  await page.getByRole("columnheader", { name: "Feld" }).waitFor();
  const fields = page.getByRole("table").locator("tbody td:first-child");
  await fields.first().waitFor();
  // Field names of the contract start in lower case: "startDate", "pay.basic".
  await expect.poll(async () => (await fields.allInnerTexts()).filter((name) => !/^[A-ZÄÖÜ]/.test(name))).toEqual([]);
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("countries are named in the reader's language", async () => {
  const { page, context, faults } = await app.open("/platform/countries?q=DE&pageSize=100", {
    account: "platform@hrms.demo",
    language: "fr",
  });
  await page.getByRole("link", { name: "Allemagne", exact: true }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
