/** A bank file of the company's own form: described while its preview follows, and offered where files of a run are created. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PayRunPage } from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";
import { expectSaid } from "./support/grades.ts";
import { callerOf } from "./support/payroll.ts";

const company = `/companies/${sampleCompanies.trading.id}`;
const account = "maker@merlion.demo";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test("the form of a file is described with the last pay run in view, and chosen for a run", async () => {
  const { page, context, faults } = await app.open(`${company}/bank-formats/new`, { account });
  const preview = page.getByLabel("Preview of the file");
  // A new format starts with the columns that every bank wants.
  await preview.filter({ hasText: "SGSG" }).waitFor();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Journey Bank");
  await page.getByLabel("Footer lines").fill("T{count:6}{total:15}");
  await expect.poll(() => preview.textContent(), { timeout: 20_000 }).toMatch(/T0\d{5}0\d{11}\.\d\d$/);
  expect(await preview.textContent()).toContain("•••");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expectSaid(page, "Journey Bank created.");

  const call = await callerOf(app.url, account);
  const runs = await call<PayRunPage>("GET", `${company}/pay-runs?status=closed&pageSize=1`);
  await page.goto(`${app.url}${company}/pay-runs/${runs.items[0]?.id}?tab=files`);
  await page.getByRole("button", { name: "New file" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Format", { exact: true }).selectOption("own");
  await dialog.getByRole("combobox", { name: "Bank file format" }).click();
  await page.getByRole("option", { name: "Journey Bank" }).click();
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("a preview that can't be loaded says so, and comes after another try", async () => {
  const { page, context, faults } = await app.open("/misc/error", { account });
  const address = `**${company}/bank-formats/preview`;
  await page.route(address, (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto(`${app.url}${company}/bank-formats/new`);
  const failed = page.getByRole("alert").filter({ hasText: "Something went wrong on the server" });
  await failed.waitFor();
  await expectAccessible(page);
  // The form itself is unharmed, and the next change asks again.
  const again = page.waitForResponse(address);
  await page.getByRole("textbox", { name: "Footer lines" }).fill("T{count:6}");
  await again;
  await failed.waitFor();
  await page.unroute(address);
  await failed.getByRole("button", { name: "Try again" }).click();
  await page.getByLabel("Preview of the file").filter({ hasText: "SGSG" }).waitFor();
  await failed.waitFor({ state: "detached" });
  expect(faults).toEqual([]);
  await context.close();
});

test("at 360 pixels and in German nothing runs out of the page", async () => {
  const { page, context, faults } = await app.open(`${company}/bank-formats/new`, {
    account,
    width: 360,
    language: "de",
  });
  await page.getByLabel("Vorschau der Datei").filter({ hasText: "SGSG" }).waitFor();
  await expectNoOverflow(page);
  expect(faults).toEqual([]);
  await context.close();
});
