/** What a role sees: cards, permissions and menu change with the account, other pages show a refusal. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test("an administrator switches to client and back without leaving the page", async () => {
  const { page, context, faults } = await app.open("/access-control", { account: "admin@demo.com" });
  await page.locator("[data-card=admin]").waitFor();
  await page.getByRole("cell", { name: "manage" }).waitFor();
  await page.getByRole("button", { name: "Sign in as client" }).click();
  await page.locator("[data-card=left-out]").waitFor();
  await expect.poll(() => page.locator("[data-card=everyone]").count()).toBe(1);
  await expect.poll(() => page.locator("[data-card=admin]").count()).toBe(0);
  await expect.poll(() => page.locator("[data-role-name]").textContent()).toBe("client");
  await expect.poll(() => page.getByRole("cell").allTextContents()).toEqual(["read", "ACL", "read", "Auth"]);
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("link", { name: /Access control/ }).waitFor();
  await expect.poll(() => menu.getByRole("button", { name: "Apps" }).count()).toBe(0);

  await page.getByRole("link", { name: "Open the to-do app" }).click();
  await page.getByRole("heading", { name: "You don’t have access to this page" }).waitFor();
  await page.getByText("You are signed in as Callum Fraser (client)").waitFor();
  await page.getByText("Page: /apps/todo").waitFor();
  await page.getByRole("button", { name: "Sign in as someone else" }).click();
  await page.waitForURL(/login-v1\?redirect=%2Fapps%2Ftodo/);
  await page.getByRole("button", { name: /admin@demo\.com/ }).click();
  await page.waitForURL(/\/apps\/todo/);
  expect(faults).toEqual([]);
  await context.close();
});

test("the countdown keeps an email address in this browser only, and confirms it after launch", async () => {
  const { page, context, faults } = await app.open("/misc/coming-soon");
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await page.getByRole("timer").waitFor();
  await page.getByRole("button", { name: "Remember me" }).click();
  await page.getByText("Enter an email address such as").waitFor();
  await page.getByLabel("Your email").fill("mei@kopi.example");
  await page.getByRole("button", { name: "Remember me" }).click();
  await page.getByText("This browser remembers mei@kopi.example.").waitFor();
  expect(sent).toEqual([]);
  await page.goto("/misc/coming-soon?until=2026-01-01");
  await page.getByText("Welcome back, mei@kopi.example.").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("the page that is not found offers a search", async () => {
  const { page, context, faults } = await app.open("/misc/error", { account: "admin@demo.com" });
  await page.getByRole("main").getByRole("button", { name: "Search" }).press("Enter");
  await page.getByRole("dialog").getByRole("combobox").fill("todo");
  await page
    .getByRole("option", { name: /To-?do/i })
    .first()
    .waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/apps/todo");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("the maintenance page says which part is unavailable, and polls", async () => {
  const { page, context } = await app.open("/misc/error");
  await page.route("**/ready", (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      body: '{"type":"/problems/unavailable","title":"The database does not answer","status":503}',
    }),
  );
  await page.goto("/misc/maintenance");
  await page.getByText("down").waitFor();
  await page.getByText("We are working on it.").waitFor();
  await page.unroute("**/ready");
  await page.getByRole("button", { name: "Check again" }).click();
  await page.getByText("All systems are up").waitFor();
  await context.close();
});
