/** Everything of a tenant taken along by its owner, and the tenant closed by the platform: what each of them sees. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectSaid } from "./support/grades.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test("an owner takes everything along, also while the platform closes the tenant, and is led there", async () => {
  const platform = await app.open("/platform/tenants", { account: "platform@hrms.demo" });
  await platform.page.getByRole("link", { name: "Merlion Trading" }).click();
  await platform.page.getByRole("button", { name: "Steps" }).click();
  await platform.page.getByRole("menuitem", { name: "Close" }).click();
  const dialog = platform.page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("They move to another system");
  await dialog.getByLabel("Closes in").selectOption("14");
  await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
  await expectSaid(platform.page, "Merlion Trading is closing.");
  await platform.page.getByText(/^Closes on /).waitFor();
  expect(platform.faults).toEqual([]);
  await platform.context.close();

  const { page, context, faults } = await app.open("/me/my-profile", { account: "admin@demo.com" });
  await page.getByText(/Merlion Trading closes on .*: you can read everything and change nothing\./).waitFor();
  await page.getByRole("link", { name: "Export everything" }).click();
  await page.getByText("No exports yet").waitFor();
  await page.getByRole("button", { name: "Export everything" }).click();
  const asked = page.getByRole("dialog");
  await asked.getByRole("button", { name: "Export everything" }).click();
  await asked.getByText("Fill this in.").waitFor();
  await asked.getByLabel("Reason").fill("Before it closes");
  await asked.getByRole("button", { name: "Export everything" }).click();
  await expectSaid(page, "The export is being made.");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Download/ }).click({ timeout: 60_000 });
  expect((await download).suggestedFilename()).toMatch(/^export-\d{4}-\d\d-\d\d-1\.zip$/);
  expect(faults).toEqual([]);
  await context.close();
});
