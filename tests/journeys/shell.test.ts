/** The shell: skin before the first paint, company in the URL, remembered menu, drawer on phones, no stale service worker. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp, type TestPage, type PageOptions } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function openDashboard(options: PageOptions = {}): Promise<TestPage> {
  const opened = await app.open("/start", { account: "admin@demo.com", ...options });
  await opened.page.waitForURL(/\/companies\/[^/]+\/dashboard/);
  await opened.page.getByRole("heading", { level: 1 }).waitFor();
  return opened;
}

test("the skin applies before any app code runs", async () => {
  const { page, context } = await openDashboard({ skin: "dark" });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await page.locator("html").getAttribute("class")).toBe("dark");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe("rgb(15, 19, 23)");
  await context.close();
});

test("the shell's skeleton is in place before any app code runs, and is replaced in place", async () => {
  for (const options of [{}, { width: 360 }, { stored: { "hrms.menu.collapsed": "true" } }]) {
    const { page, context, layoutShift } = await app.open("/calculators", { account: "admin@demo.com", ...options });
    await page.getByRole("heading", { level: 1 }).waitFor();
    const boxes = (selectors: readonly string[]) =>
      Promise.all(
        selectors.map((selector) =>
          page
            .locator(selector)
            .locator("visible=true")
            .first()
            .boundingBox({ timeout: 1000 })
            .catch(() => null),
        ),
      );
    const shell = await boxes(["aside", "aside a svg", "header > div"]);
    expect(shell.filter((box) => box !== null).length).toBe(options.width === 360 ? 1 : 3);
    expect(await layoutShift()).toBeLessThan(0.002);
    await page.locator("#first-paint").waitFor({ state: "hidden" });
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.reload({ waitUntil: "domcontentloaded" });
    expect(await boxes(["#first-paint .menu", "#first-paint .menu svg", "#first-paint .bar"])).toEqual(shell);
    await context.close();
  }
});

test("an unknown address says so before any app code runs, where the page will say it", async () => {
  for (const options of [{}, { width: 360, language: "de" as const }]) {
    const { page, context, layoutShift } = await app.open("/no-such-page", {
      account: "admin@demo.com",
      ...options,
    });
    const placesOf = async (within: string) => {
      const places = ["h1", "[data-page-state] > svg", "[data-page-state] > h1 + div"];
      return Promise.all(places.map((place) => page.locator(`${within} ${place}`).boundingBox()));
    };
    await page.locator("main h1").waitFor();
    const shown = await placesOf("main");
    expect(await layoutShift()).toBeLessThan(0.002);
    const title = await page.locator("main h1").innerText();
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.reload({ waitUntil: "domcontentloaded" });
    expect(await placesOf("#first-paint")).toEqual(shown);
    expect(await page.locator("#first-paint h1").innerText()).toBe(title);
    await context.close();
  }
});

test("the page is shown before the menu, which takes longer to draw", async () => {
  const { page, context } = await openDashboard();
  await page.addInitScript(() => {
    const shown: string[] = [];
    new MutationObserver(() => {
      // What came at once with the menu is named after it.
      for (const part of ["nav a[aria-current]", "main h1"])
        if (!shown.includes(part) && document.querySelector(part)) shown.push(part);
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { shown });
  });
  await page.goto(new URL("/calculators", page.url()).href);
  const shown = () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  await expect.poll(shown).toContain("nav a[aria-current]");
  expect(await shown()).toEqual(["main h1", "nav a[aria-current]"]);
  await context.close();
});

test("signed out, only the logo shows until the sign-in page is ready", async () => {
  const { page, context } = await app.open("/pages/login-v1");
  const markOf = (within: string) =>
    page.locator(`${within} svg[viewBox="0 0 32 32"]`).locator("visible=true").boundingBox();
  await page.getByRole("heading", { level: 1 }).waitFor();
  const mark = await markOf("header");
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await markOf("#first-paint")).toEqual(mark);
  expect(await page.locator("#first-paint .bar").isVisible()).toBe(false);
  await context.close();
});

test("a chosen skin applies at once and after a reload", async () => {
  const { page, context, faults } = await openDashboard();
  await page.getByRole("button", { name: "Appearance" }).click();
  await page.getByRole("menuitemradio", { name: "Light, dark menu" }).click();
  const backgrounds = () =>
    page.evaluate(() =>
      [getComputedStyle(document.querySelector("aside") ?? document.body), getComputedStyle(document.body)].map(
        (style) => style.backgroundColor,
      ),
    );
  const chosen = ["rgb(24, 30, 36)", "rgb(244, 246, 247)"];
  await expect.poll(backgrounds).toEqual(chosen);
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(backgrounds).toEqual(chosen);
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("switching company opens the same area, with the company in the URL", async () => {
  const { page, context, faults } = await openDashboard();
  const [, first = ""] = /companies\/([^/]+)/.exec(page.url()) ?? [];
  await page.goto(`/companies/${first}/departments`);
  await page.getByRole("button", { name: /^Company: .+/ }).click();
  await page.getByRole("menuitemradio", { checked: false }).first().click();
  await page.waitForURL((url) => url.pathname.endsWith("/departments") && !url.pathname.includes(first));
  const [, second = ""] = /companies\/([^/]+)/.exec(page.url()) ?? [];
  await expect
    .poll(() => page.getByRole("link", { name: /Grades/ }).getAttribute("href"))
    .toBe(`/companies/${second}/grades`);
  await page.goto("/companies");
  await page.waitForURL(`**/companies/${second}/dashboard`);
  await page.goto(`/companies/${first}`);
  await page.waitForURL(`**/companies/${first}/dashboard`);
  expect(faults).toEqual([]);
  await context.close();
});

test("groups and the collapsed menu are remembered, and the current entry is marked", async () => {
  const { page, context } = await openDashboard();
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await expect.poll(() => menu.getByRole("link", { name: /Dashboard/ }).getAttribute("aria-current")).toBe("page");
  await menu.getByRole("button", { name: "Leave" }).click();
  await menu.getByRole("link", { name: /Holidays/ }).waitFor();
  await page.reload();
  await menu.getByRole("link", { name: /Holidays/ }).click();
  await page.waitForURL(/\/holidays$/);
  await page.getByRole("heading", { level: 1, name: "Holidays" }).waitFor();

  await page.getByRole("button", { name: "Collapse menu" }).click();
  await page.reload();
  await menu.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("menuitem", { name: /Year settings/ }).click();
  await page.waitForURL(/\/year-settings$/);
  await expectAccessible(page);
  await context.close();
});

test("on a phone the menu is a drawer that traps focus and restores it", async () => {
  const { page, context, faults } = await openDashboard({ width: 360, height: 740 });
  const button = page.getByRole("button", { name: "Open menu" });
  await button.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Main menu" });
  await drawer.waitFor();
  await expectAccessible(page);
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest("[role=dialog]") !== null,
    );
    expect(inside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);

  await button.click();
  await drawer.getByRole("link", { name: /Departments/ }).click();
  await page.waitForURL(/\/departments$/);
  await drawer.waitFor({ state: "detached" });
  expect(faults).toEqual([]);
  await context.close();
});

test("a service worker of an earlier version is unregistered", async () => {
  const { page, context } = await app.open("/misc/error");
  await context.route("**/old-worker.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.evaluate(() => navigator.serviceWorker.register("/old-worker.js"));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
  await page.reload();
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
  await context.close();
});

test("buttons ripple for half a second, and not with reduced motion", async () => {
  const { page, context } = await app.open("/misc/error", { account: "admin@demo.com" });
  await page.goto("/me/app-settings");
  const button = page.getByRole("button", { name: "Notifications" });
  await button.waitFor();
  const ripples = () =>
    button.evaluate((element) => {
      element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0 }));
      return element
        .getAnimations()
        .filter(({ id }) => id === "ripple")
        .map(({ effect }) => effect?.getTiming().duration);
    });
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await ripples()).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await ripples()).toEqual([500]);
  await context.close();
});

test("every page but the start page leads back to it by breadcrumbs", async () => {
  const { page, context } = await app.open("/me/app-settings", { account: "admin@demo.com" });
  const crumbs = page.getByRole("navigation", { name: "You are here" });
  await crumbs.getByText("App settings").waitFor();
  await crumbs.getByRole("link", { name: "Home" }).click();
  await page.waitForURL(/\/dashboard$/);
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  expect(await crumbs.count()).toBe(0);
  await context.close();
});

test("apps that fill the window, the list of components and an empty page have breadcrumbs and a star too", async () => {
  const { page, context, goTo } = await app.open("/apps/email", { account: "admin@demo.com" });
  for (const [path, name] of [
    ["/apps/email", "Email"],
    ["/apps/chat", "Chat"],
    ["/apps/todo", "Todo"],
    ["/apps/calendar", "Calendar"],
    ["/components", "All components"],
    ["/page-layout/layout-empty", "Empty layout"],
  ] as const) {
    await goTo(path);
    const crumbs = page.getByRole("navigation", { name: "You are here" });
    await crumbs.getByText(name, { exact: true }).waitFor();
    expect(await crumbs.getByRole("link", { name: "Home" }).count()).toBe(1);
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Bookmark/ })
      .waitFor();
  }
  await context.close();
});

test("without the demo layer its menu is hidden and the start page is the dashboard", async () => {
  const plain = await openApp({ env: { DEMO_LAYER: "off" } });
  const { page } = await plain.open("/start", { account: "admin@demo.com" });
  await page.waitForURL(/\/companies\/[^/]+\/dashboard/);
  await page.getByRole("navigation", { name: "Main menu" }).waitFor();
  expect(await page.getByRole("button", { name: "Apps" }).count()).toBe(0);
  await plain.close();
});
