/** The form of an invitation says what it needs: an employee, or a role and whose records it applies to. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { openApp, type TestApp } from "./support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test("an address without an employee needs a role, and the form says why", async () => {
  const { page, context, faults } = await app.open(`/companies/${sampleCompanies.trading.id}/invitations/new`, {
    account: "hr@merlion.demo",
  });
  await page.getByText("With “This company”, managers still see only their reports").waitFor();
  await page.getByRole("textbox", { name: "Email address" }).fill("mei.journey@merlion.example");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await page.getByText("Choose a role, or the employee you are inviting.").first().waitFor();
  await page.getByRole("combobox", { name: "Roles" }).fill("Manager");
  await page.getByRole("option", { name: "Manager", exact: true }).click();
  await expect.poll(() => page.getByText("Choose a role, or the employee you are inviting.").count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
