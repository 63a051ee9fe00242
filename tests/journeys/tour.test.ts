/** The tour of the start page: opened from the account menu on any page, it ends where it began. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test("from another page it leads to the dashboard and through its parts", async () => {
  const { page, context, faults } = await app.open("/me/notifications", { account: "hr@merlion.demo" });
  await page.locator("[data-tour=account]").click();
  await page.getByRole("menuitem", { name: "Take a tour" }).click();
  const step = page.getByRole("alertdialog");
  await step.getByRole("heading", { name: "Company" }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/\/dashboard$/);
  await expectAccessible(page);
  for (const name of ["Menu", "Search", "Your people at a glance", "What needs you", "Quick actions"]) {
    await step.getByRole("button", { name: "Next" }).click();
    await step.getByRole("heading", { name }).waitFor();
  }
  await page.keyboard.press("Escape");
  await step.waitFor({ state: "detached" });
  expect(faults).toEqual([]);
  await context.close();
});
