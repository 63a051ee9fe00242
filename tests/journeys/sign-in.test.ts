/** Signing in and out: by mouse, by keyboard, remembered, rejected, and again after the session has ended. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const dashboard = /\/companies\/[^/]+\/dashboard$/;

test("by mouse: rejected, error at the field, signed in with one click on a sample account, signed out", async () => {
  const { page, context, faults } = await app.open("/");
  await page.waitForURL(/\/pages\/login-v1/);
  await page.getByLabel("Email").fill("admin@demo.com");
  await page.getByLabel("Password", { exact: true }).fill("not it");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();

  const email = page.getByLabel("Email");
  await page.getByText("Wrong email or password").waitFor();
  expect(await email.getAttribute("aria-invalid")).toBe("true");
  const reported = await email.getAttribute("aria-describedby");
  expect(await page.locator(`[id="${reported}"]`).textContent()).toContain("Wrong email or password");
  await expect.poll(() => email.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.getByRole("button", { name: /^Tenant owner.*admin@demo\.com/ }).click();
  await page.waitForURL(dashboard);
  await page.getByRole("heading", { level: 1 }).waitFor();

  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.waitForURL(/\/pages\/login-v1/);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /token|userData/i.test(key)),
      ),
    )
    .toEqual([]);
  await page.goBack();
  await page.waitForURL(/\/pages\/login-v1/);
  expect(faults).toEqual([]);
  await context.close();
});

test("the buttons of networks say that they sign in as a sample account, and do", async () => {
  const { page, context, faults } = await app.open("/pages/login-v2");
  const networks = page.getByRole("region", { name: "Sign in with a network" });
  await networks.getByText("each button signs in as Adeline Goh.").waitFor();
  await expect
    .poll(() => networks.getByRole("button").allTextContents())
    .toEqual(["Google", "Microsoft", "Facebook", "GitHub"]);
  await networks.getByRole("button", { name: "GitHub" }).click();
  await page.waitForURL(dashboard);
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: sign in, skip to content, change language, sign out", async () => {
  const { page, context, faults } = await app.open("/pages/login-v1");
  await page.getByLabel("Email").waitFor();
  const focusedName = () =>
    page.evaluate(
      () =>
        document.activeElement?.getAttribute("aria-label") ??
        document.activeElement?.getAttribute("name") ??
        document.activeElement?.textContent ??
        "",
    );
  const tabTo = async (name: RegExp | string): Promise<void> => {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press("Tab");
      if (typeof name === "string" ? (await focusedName()) === name : name.test(await focusedName())) return;
    }
    throw new Error(`Tab never reaches ${String(name)}`);
  };
  await tabTo("email");
  await page.keyboard.type("admin@demo.com");
  await tabTo("password");
  await page.keyboard.type("admin");
  await page.keyboard.press("Enter");
  await page.waitForURL(dashboard);
  await page.getByRole("heading", { level: 1 }).waitFor();

  await tabTo("Skip to content");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");

  await page.reload();
  await page.getByRole("button", { name: "Language" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("menuitemradio", { name: "English" }).waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "menuitemradio");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Sprache" }).waitFor();
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("de");
  await expect.poll(focusedName).toBe("Sprache");

  await page.reload();
  await page.getByRole("button", { name: /^Konto von/ }).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "menuitem");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/pages\/login-v1/);
  await page.getByRole("button", { name: "Anmelden", exact: true }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("sign-in leads to the requested page, but never to another site", async () => {
  const { page, context } = await app.open("/companies/00000000-0000-4000-8000-000000000000/grades");
  await page.waitForURL(/login-v1/);
  await page.getByRole("button", { name: /admin@demo\.com/ }).press("Enter");
  await page.waitForURL("**/companies/00000000-0000-4000-8000-000000000000/grades");
  await page.goto("/pages/login-v1?redirect=//evil.example/");
  await page.waitForURL(dashboard);
  await context.close();
});

test("remembered people stay signed in in a new window, others do not", async () => {
  for (const remember of [true, false]) {
    const { page, context } = await app.open("/pages/login-v1");
    await page.getByLabel("Stay signed in").setChecked(remember);
    await page.getByRole("button", { name: /client@demo\.com/ }).click();
    await page.waitForURL("**/access-control");
    const other = await context.newPage();
    await other.goto("/access-control");
    await other.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => other.url().includes("login")).toBe(!remember);
    await context.close();
  }
});

test("a client sees the menu of their role", async () => {
  const { page, context } = await app.open("/start", { account: "client@demo.com" });
  await page.waitForURL("**/access-control");
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("button", { name: "Pages" }).waitFor();
  expect(await menu.getByRole("link", { name: /Access control/ }).getAttribute("aria-current")).toBe("page");
  expect(await menu.getByRole("button", { name: "Payroll and statutory" }).count()).toBe(0);
  await context.close();
});

test("when the session ends a dialog asks to sign in again and the page stays", async () => {
  const { page, context, faults } = await app.open("/start", { account: "admin@demo.com" });
  await page.waitForURL(dashboard);
  const before = page.url();
  await page.evaluate(() => {
    for (const key of ["accessToken", "refreshToken"]) localStorage.setItem(key, "expired");
  });
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await page.reload();
  const dialog = page.getByRole("alertdialog", { name: "Your session has ended" });
  await dialog.waitFor();
  await expect.poll(() => dialog.getByLabel("Email").inputValue()).toBe("admin@demo.com");
  await dialog.getByLabel("Password", { exact: true }).fill("admin");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Company: .+/ }).waitFor();
  expect(page.url()).toBe(before);
  expect(faults).toEqual([]);
  await context.close();
});

test("input stays while signing in again, and a toast confirms it", async () => {
  const { page, context, faults } = await app.open("/start", { account: "admin@demo.com" });
  await page.waitForURL(dashboard);
  await page.goto(page.url().replace("/dashboard", "/grades/new"));
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Head barista");
  await page.getByRole("textbox", { name: "Rank" }).fill("41");
  await page.evaluate(() => {
    for (const key of ["accessToken", "refreshToken"]) localStorage.setItem(key, "expired");
  });
  await page.getByRole("button", { name: "Create" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Your session has ended" });
  await dialog.getByLabel("Password", { exact: true }).fill("admin");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  expect(await page.getByRole("textbox", { name: "Name", exact: true }).inputValue()).toBe("Head barista");

  // Its two seconds are extended to twenty, so that a slow machine still sees it.
  const devtools = await context.newCDPSession(page);
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 0.1 });
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("status").filter({ hasText: "Head barista" }).waitFor();
  const bar = page.locator("[data-countdown]").first();
  expect(await bar.evaluate((element) => getComputedStyle(element).animationDuration)).toBe("2s");
  await bar.locator("..").hover();
  await expect.poll(() => bar.evaluate((element) => getComputedStyle(element).animationPlayState)).toBe("paused");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 1 });
  await page.mouse.move(10, 10);
  await bar.waitFor({ state: "detached" });
  expect(faults).toEqual([]);
  await context.close();
});

test("the first person on an empty server creates the administrator", async () => {
  const empty = await openApp({ empty: true });
  const { page, faults } = await empty.open("/");
  await page.waitForURL("**/setup");
  await page.getByRole("button", { name: "Create and sign in" }).click();
  await page.getByText("Enter at least 12 characters.").waitFor();
  await expect
    .poll(() => page.getByLabel("Full name").evaluate((element) => element === document.activeElement))
    .toBe(true);
  await page.getByLabel("Full name").fill("Siew Ling Chua");
  await page.getByLabel("Username").fill("siewling");
  await page.getByLabel("Email").fill("siew.ling@hrms.example");
  await page.getByLabel("Password", { exact: true }).fill("Orchid-Road-77");
  await page.getByRole("button", { name: "Create and sign in" }).click();
  await page.getByRole("button", { name: "Account of Siew Ling Chua" }).waitFor();
  expect(faults).toEqual([]);
  await empty.close();
});
