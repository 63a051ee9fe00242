/** Developer drawer: the calls of a page, commands that repeat them, scenarios, and the samples restored. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Task } from "#generated/demo/schema.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow, expectNothingClipped, speak } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(() => app.newDemo());

const open = (path: string, options: object = {}) => app.open(path, { account: "admin@demo.com", ...options });
const tasks = async () => (await (await app.demo("/apps/todo/tasks")).json()) as Task[];

test("by mouse: each call leads to its reference and is copied without the token", async () => {
  const { page, context, faults } = await open("/apps/todo");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator("[data-row]").first().waitFor();
  await page.getByRole("button", { name: "Developer tools" }).click();
  const drawer = page.getByRole("dialog", { name: "Developer" });
  const call = drawer.getByRole("link", { name: "listTasks" }).last();
  expect(await call.getAttribute("href")).toBe("/docs/demo/#/operations/listTasks");
  expect(await drawer.getByRole("link", { name: "getMyCounts" }).first().getAttribute("href")).toBe(
    "/docs/hrms/#/operations/getMyCounts",
  );
  await drawer.getByRole("button", { name: "Copy listTasks as curl" }).last().click();
  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(command).toBe(`curl '${app.url}/apps/todo/tasks' \\\n  -H "Authorization: Bearer $ACCESS_TOKEN"`);
  await expectAccessible(page);
  // Repeated by a shell, it must answer; the reference must know the operation.
  expect((await app.demo("/apps/todo/tasks")).status).toBe(200);
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: a scenario makes the page fail, is kept by a reload, and ends", async () => {
  const { page, context } = await open("/apps/todo");
  await page.locator("[data-row]").first().waitFor();
  await page.getByRole("button", { name: "Developer tools" }).press("Enter");
  const drawer = page.getByRole("dialog", { name: "Developer" });
  await drawer.getByRole("radio", { name: "None" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await drawer.getByLabel("Status").selectOption("503");
  await drawer.getByLabel("Applies to").selectOption("listTasks");
  const retry = page.locator("main button", { hasText: "Try again" });
  await retry.waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("");
  await page.reload();
  await retry.waitFor();
  await page.getByRole("button", { name: "Developer tools, scenario on" }).press("Enter");
  await drawer.getByRole("radio", { name: "Error" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.locator("main h2").first().waitFor();
  await drawer.getByRole("radio", { name: "None" }).check({ force: true });
  await page.locator("[data-row]").first().waitFor();
  await context.close();
});

test("the samples are restored", async () => {
  const before = await tasks();
  await app.demo("/apps/todo/update-task", { task: { id: before[0]?.id, title: "Changed" } });
  const { page, context } = await open("/apps/todo");
  await page.getByText("Changed", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Developer tools" }).click();
  await page.getByRole("button", { name: "Reset samples" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset samples" }).click();
  await page
    .locator("main")
    .getByText(before[0]?.title ?? "")
    .first()
    .waitFor();
  expect(await tasks()).toEqual(before);
  await context.close();
});

test("at 360 px from the account menu, in every language; pages of the product have none", async () => {
  const { page, context, goTo } = await open("/pages/faq", { width: 360, height: 740 });
  await page.locator("main h3").first().waitFor();
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Developer tools" }).click();
  await page.getByRole("dialog", { name: "Developer" }).getByRole("radio", { name: "Slow" }).check({ force: true });
  await page.getByLabel("Delay").waitFor();
  for (const language of ["pt", "fr", "de"] as const) {
    await speak(page, language);
    await expectNoOverflow(page);
    await expectNothingClipped(page);
  }
  await expectAccessible(page);
  await goTo("/me/my-profile");
  await page.getByRole("button", { name: /^Konto|^Account/ }).click();
  await page.getByRole("menuitem").first().waitFor();
  expect(await page.getByRole("menuitem", { name: /Entwickler|Developer/ }).count()).toBe(0);
  await context.close();
});
