/** Registration, confirmed addresses and forgotten passwords, with emails from the outbox; once by keyboard. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const dashboard = /\/companies\/[^/]+\/dashboard$/;
const password = "Orchid-Road-77";

async function codeFor(page: Page, email: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto(`/dev/outbox?q=${encodeURIComponent(email)}`);
  const code = (await outbox.locator("[data-code]").first().textContent()) ?? "";
  await outbox.close();
  return code;
}

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("name") ?? document.activeElement?.textContent ?? "");

async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Tab");
    if ((await focusedName(page)) === name) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

test("registered by mouse: two duplicate names corrected, signed in, address confirmed with the pasted code", async () => {
  const { page, context, faults } = await app.open("/pages/login-v2");
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.waitForURL(/\/pages\/register-v2/);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("Choose a username.").waitFor();
  await page.getByText("Agree to the terms to continue.").waitFor();
  await expect.poll(() => focusedName(page)).toBe("username");
  await expectAccessible(page);

  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Email").fill("admin@demo.com");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByText("Strong").waitFor();
  await page.getByLabel("I agree to the terms of use").check();
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("This username is already in use.").waitFor();
  await page.getByText("This email is already in use.").waitFor();
  await expect.poll(() => focusedName(page)).toBe("username");
  await page.getByLabel("Username").fill("hui.ling");
  await page.getByLabel("Email").fill("hui.ling@kopi.example");
  await page.getByRole("button", { name: "Create account" }).click();

  await page.waitForURL(/\/pages\/verify-email/);
  const field = page.getByRole("textbox", { name: "6-digit code" });
  await field.waitFor();
  await expect.poll(() => page.getByRole("button", { name: /^Send again in \d+ s$/ }).count()).toBe(1);
  const code = await codeFor(page, "hui.ling@kopi.example");
  await field.fill(code === "000000" ? "111111" : "000000");
  await page.getByText("Wrong code. You have 4 attempts left.").waitFor();
  await expect.poll(() => field.inputValue()).toBe("");
  await expectAccessible(page);
  await field.evaluate(
    (input, text) => {
      input.focus();
      document.execCommand("insertText", false, text);
    },
    `${code.slice(0, 3)} ${code.slice(3)}`,
  );
  await page.getByRole("heading", { name: "Email address confirmed" }).waitFor();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(dashboard);
  await page.getByRole("button", { name: "Account of hui.ling" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("a forgotten password by keyboard: requested, found in the outbox, set, signed in", async () => {
  const { page, context, faults } = await app.open("/pages/login-v1");
  await page.locator("#samples").waitFor();
  await tabTo(page, "Forgot your password?");
  await page.keyboard.press("Enter");
  await page.waitForURL(/forgot-password-v1/);
  await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
  await tabTo(page, "email");
  await page.keyboard.type("owner@banyan.demo");
  await page.keyboard.press("Enter");
  await page.getByText("If there is an account for owner@banyan.demo").waitFor();
  await tabTo(page, "Open outbox");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/dev\/outbox/);
  await page.getByText("To owner@banyan.demo").first().waitFor();
  await tabTo(page, "Open link");
  await page.keyboard.press("Enter");
  await page.waitForURL(/reset-password-v1/);
  await page.getByText("For owner@banyan.demo.").waitFor();
  const used = page.url();

  await tabTo(page, "password");
  await page.keyboard.type("banyan");
  await page.keyboard.press("Enter");
  await page.getByText("This password doesn’t meet the requirements below.").waitFor();
  await expect.poll(() => focusedName(page)).toBe("password");
  await page.keyboard.press("Control+a");
  await page.keyboard.type(password);
  await tabTo(page, "again");
  await page.keyboard.type(`${password}!`);
  await page.keyboard.press("Enter");
  await page.getByText("The passwords don’t match.").waitFor();
  await expect.poll(() => focusedName(page)).toBe("again");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Password changed" }).waitFor();

  await tabTo(page, "Sign in");
  await page.keyboard.press("Enter");
  await page.waitForURL(/login-v1/);
  await page.getByRole("heading", { name: "Sign in to HRMS" }).waitFor();
  await tabTo(page, "email");
  await page.keyboard.type("owner@banyan.demo");
  await tabTo(page, "password");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await page.waitForURL(dashboard);

  await page.goto(used);
  await page.getByRole("heading", { name: "This link no longer works" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("registration leads back to the requested page", async () => {
  const { page, context } = await app.open("/companies");
  await page.waitForURL(/login-v1\?redirect=/);
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.waitForURL(/register-v1\?redirect=%2Fcompanies/);
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/login-v1\?redirect=%2Fcompanies/);
  // Only configured providers are offered; the networks of the demo say that they contact none.
  await page.getByRole("link", { name: "Sign in with a company account" }).waitFor();
  const offered = page.getByRole("button", { name: /Google|Microsoft|GitHub/ });
  const ofDemo = page
    .getByRole("region", { name: "Sign in with a network" })
    .filter({ hasText: "contacts no network" });
  expect(await offered.count()).toBe(await ofDemo.getByRole("button", { name: /Google|Microsoft|GitHub/ }).count());
  await context.close();
});

test("the emailed link confirms the address once", async () => {
  const { page, context } = await app.open("/pages/verify-email");
  await page.getByLabel("Email").fill("client@demo.com");
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByRole("textbox", { name: "6-digit code" }).waitFor();
  await page.goto("/dev/outbox?q=client%40demo.com");
  await page.getByRole("link", { name: "Open link" }).first().click();
  await page.getByRole("heading", { name: "Email address confirmed" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "This link no longer works" }).waitFor();
  await context.close();
});
