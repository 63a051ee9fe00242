/** Masters: maintained by the platform, read by companies; occupations imported after validation. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const bank = "HSBC (personal accounts)";

test("the platform changes a bank; a company sees the change and cannot edit it", async () => {
  const { page, context, faults } = await app.open("/platform/banks?q=HSBC", { account: "platform@hrms.demo" });
  await page.getByRole("link", { name: bank, exact: true }).click();
  await page.getByRole("heading", { name: bank, level: 1 }).waitFor();
  await page.getByText("Managed by the platform").waitFor();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByRole("textbox", { name: "SWIFT code" }).fill("hsbcsgs3");
  await page.getByRole("textbox", { name: "Account numbers" }).fill("(a+)+");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect
    .poll(() => page.getByRole("textbox", { name: "Account numbers" }).getAttribute("aria-invalid"))
    .toBe("true");
  await page.getByRole("textbox", { name: "Account numbers" }).fill("[0-9]{9,12}");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("HSBCSGS3").waitFor();
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByText("Priya Nair").first().waitFor();
  expect(faults).toEqual([]);
  await context.close();

  const company = await app.open("/platform/banks?q=HSBC", { account: "admin@demo.com" });
  await company.page.getByRole("link", { name: bank, exact: true }).waitFor();
  expect(await company.page.getByRole("link", { name: "New bank" }).count()).toBe(0);
  await company.page.getByRole("link", { name: bank, exact: true }).click();
  await company.page.getByText("HSBCSGS3").waitFor();
  expect(await company.page.getByRole("link", { name: "Edit", exact: true }).count()).toBe(0);
  await company.page.getByRole("tab", { name: "History" }).click();
  await company.page.getByText("The platform", { exact: true }).waitFor();
  expect(await company.page.getByText("Priya Nair").count()).toBe(0);
  await expectAccessible(company.page);
  await company.context.close();
});

test("a record that cannot be changed says why at its form's URL; account roles are named", async () => {
  const { page, context, faults } = await app.open("/tenant/roles", { account: "admin@demo.com" });
  await page.getByRole("link", { name: "Payroll maker", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Payroll maker" }).waitFor();
  await page.goto(`${new URL(page.url()).pathname}/edit`);
  await page.getByText("Built-in role").waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Open the record" }).click();
  await page.getByRole("heading", { level: 1, name: "Payroll maker" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();

  const platform = await app.open("/platform/users?q=%00", { account: "platform@hrms.demo" });
  await platform.page.getByRole("table").getByRole("link").nth(1).click();
  await platform.page.getByText("Role", { exact: true }).waitFor();
  await platform.page.goto(`${new URL(platform.page.url()).pathname}/edit`);
  await platform.page.getByText("Only the account’s owner can change it.").waitFor();
  await platform.page.goto("/platform/users?kind=platform");
  await platform.page.getByRole("table").getByRole("link").first().click();
  await platform.page.getByText("Platform administrator", { exact: true }).waitFor();
  expect(platform.faults).toEqual([]);
  await platform.context.close();
});

test("the minimum salary is kept by date: a row is added, corrected after an error, and shown on the page", async () => {
  const { page, context } = await app.open("/platform/workpass-types?q=Personalised", {
    account: "platform@hrms.demo",
  });
  await page.getByRole("link", { name: "Personalised Employment Pass", exact: true }).click();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  const rows = page.getByRole("group", { name: "Minimum salary", exact: true }).last();
  for (const [from, amount] of [
    ["1 Jan 2026", "22500"],
    ["1 Jan 2026", "23000"],
  ] as const) {
    await page.getByRole("button", { name: "Add row" }).click();
    await rows.getByRole("textbox", { name: "From", exact: true }).last().fill(from);
    await rows.getByRole("textbox", { name: "All sectors" }).last().fill(amount);
  }
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Row 2, From: This value is already in another row.").first().waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove row 2" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("cell", { name: "$S22,500.00" }).waitFor();
  await context.close();
});

test("an import reports errors by row and column, and accepts a valid file as a whole", async () => {
  const { page, context } = await app.open("/platform/workpass-occupations", { account: "platform@hrms.demo" });
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import occupations" });
  const choose = (csv: string) =>
    dialog
      .locator("input[type=file]")
      .setInputFiles({ name: "ssoc.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await choose("code,title,sector\n90001,Kite maker,farming\n9,Diver,");
  await dialog.getByRole("row", { name: "2 sector “farming” isn’t one of the options" }).waitFor();
  await dialog.getByRole("row", { name: "3 code “9” isn’t a 5-digit code" }).waitFor();
  await expectAccessible(page);
  await choose("code,title,workpassTypes\n90001,Kite maker,EP;SP\n51312,Waiter and host,SP;WP");
  await dialog.getByText("1 new, 1 changed, 0 unchanged.").waitFor();
  await dialog.getByRole("button", { name: "Import 2 rows" }).click();
  await page.getByRole("link", { name: "Waiter and host", exact: true }).waitFor();
  await page.getByRole("textbox", { name: "Search occupations" }).fill("kite");
  await page.getByRole("link", { name: "Kite maker", exact: true }).waitFor();
  await context.close();
});
