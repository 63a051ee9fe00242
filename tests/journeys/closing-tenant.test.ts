/** An owner exports all data of a tenant, and the platform closes and purges it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleTenants } from "#src/store/samples/accounts.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectSaid } from "./support/grades.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test("an owner exports all data, also while the tenant is closing, and is led there", async () => {
  const platform = await app.open("/platform/tenants", { account: "platform@hrms.demo" });
  await platform.page.getByRole("link", { name: "Merlion Trading" }).click();
  await platform.page.getByRole("button", { name: "More actions" }).click();
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
  await page.getByText(/Merlion Trading closes on .*\. You can read everything but change nothing\./).waitFor();
  await page.getByRole("link", { name: "Export everything" }).click();
  await page.getByText("No exports yet").waitFor();
  await page.getByRole("button", { name: "Export everything" }).click();
  const requested = page.getByRole("dialog");
  await requested.getByRole("button", { name: "Export everything" }).click();
  await requested.getByText(/^Fill in “/).waitFor();
  await requested.getByLabel("Reason").fill("Before it closes");
  await requested.getByRole("button", { name: "Export everything" }).click();
  await expectSaid(page, "Export started.");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Download/ }).click({ timeout: 60_000 });
  expect((await download).suggestedFilename()).toMatch(/^export-\d{4}-\d\d-\d\d-1\.zip$/);
  expect(faults).toEqual([]);
  await context.close();
});

test("purging with a wrong code shows the error at the field and focuses it", async () => {
  const { id, name } = sampleTenants.banyan;
  await app.store.pool.query(
    "update tenants set status = 'closed', status_since = now() - interval '91 days' where id = $1",
    [id],
  );
  const { page, context, faults } = await app.open(`/platform/tenants/${id}`, { account: "platform@hrms.demo" });
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Delete for good" }).click();
  const dialog = page.getByRole("dialog", { name: `Delete ${name} for good?` });
  const code = dialog.getByRole("textbox", { name: /^Enter its code: / });
  await dialog.getByLabel("Reason").fill("Its time is over");
  await code.fill("other");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await dialog.getByText("This isn’t the tenant’s code.").waitFor();
  await expect
    .poll(() => code.evaluate((field) => field === document.activeElement && field.ariaInvalid === "true"))
    .toBe(true);
  expect(await dialog.getByRole("alert").count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
