/** The shell's layouts: horizontal menu, flyouts, page layouts, right to left, and the environment in the footer. */
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openApp, type TestApp, type TestPage } from "./support/app.ts";
import { expectAccessible, expectNoOverflow, unseenTabSteps } from "./support/checks.ts";
import { choose, openCustomiser, openDashboard, shellNow } from "./support/customiser.ts";
import { openGrades } from "./support/grades.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function openHorizontal(): Promise<TestPage & { menu: Locator }> {
  const opened = await openDashboard(app);
  const drawer = await openCustomiser(opened.page);
  await choose(drawer, "Menu layout", "Horizontal");
  await opened.page.keyboard.press("Escape");
  const menu = opened.page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("button", { name: "More" }).waitFor();
  return { ...opened, menu };
}

test("horizontal menu: no layout shift, groups drop down, the current entry is marked", async () => {
  const { page, context, faults, layoutShift, menu } = await openHorizontal();
  await page.reload();
  await page.getByRole("list", { name: "Recent changes" }).waitFor();
  await menu.getByRole("button", { name: "More" }).waitFor();
  expect(await layoutShift()).toBeLessThan(0.002);
  await expect.poll(() => menu.getByRole("link", { name: "Dashboard" }).getAttribute("aria-current")).toBe("page");
  await expectAccessible(page);
  expect(await unseenTabSteps(page)).toEqual([]);

  await menu.getByRole("button", { name: "Company" }).focus();
  await page.keyboard.press("ArrowDown");
  await page
    .getByRole("menuitem", { name: /Companies/ })
    .and(page.locator(":focus"))
    .waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/mom-survey-groups$/);
  await expect.poll(() => menu.getByRole("button", { name: "Company" }).getAttribute("aria-current")).toBe("true");

  expect(faults).toEqual([]);
  await context.close();
});

test("horizontal menu: overflow goes to More, and in a narrow window to the menu button", async () => {
  const { page, context, faults, menu } = await openHorizontal();
  const inLine = () => menu.getByRole("button").count();
  const wide = await inLine();
  await page.setViewportSize({ width: 1060, height: 800 });
  await expect.poll(inLine).toBeLessThan(wide);
  await expect.poll(() => shellNow(page)).toMatchObject({ overflow: 0 });
  await menu.getByRole("button", { name: "More" }).click();
  const more = page.getByRole("dialog", { name: "More" });
  await more.getByRole("button", { name: "Page layouts" }).click();
  await expectAccessible(page);
  await more.getByRole("link", { name: "Empty layout" }).click();
  await page.getByRole("heading", { name: "Your page starts here" }).waitFor();
  await more.waitFor({ state: "hidden" });

  await page.setViewportSize({ width: 800, height: 800 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Main menu" }).getByRole("button", { name: "Page layouts" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("collapsed menu: hovering opens a group without moving focus, a click moves it inside", async () => {
  const { page, context, faults } = await openDashboard(app, { stored: { "hrms.menu.collapsed": "true" } });
  const menu = page.getByRole("navigation", { name: "Main menu" });
  const leave = menu.getByRole("button", { name: "Leave" });
  const holidays = page.getByRole("menuitem", { name: /Holidays/ });
  await leave.hover();
  await holidays.waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).not.toBe("menuitem");
  await page.mouse.move(900, 500);
  await holidays.waitFor({ state: "hidden" });
  await leave.hover();
  await holidays.waitFor();
  await leave.click();
  await page.getByRole("menuitem", { name: "My leave" }).and(page.locator(":focus")).waitFor();
  await holidays.click();
  await page.waitForURL(/\/holidays$/);
  await expect.poll(() => leave.getAttribute("aria-current")).toBe("true");
  expect(faults).toEqual([]);
  await context.close();
});

test("branches expand within their group, closed ones have no Tab stops, unread emails are counted", async () => {
  const { page, context } = await openDashboard(app);
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("button", { name: "Apps" }).click();
  expect(await menu.getByRole("link", { name: /Invoice list/ }).count()).toBe(0);
  await menu.getByRole("link", { name: /^Email 3 unread$/ }).waitFor();
  await menu.getByRole("button", { name: "Invoices" }).click();
  await menu.getByRole("link", { name: /Invoice list/ }).waitFor();
  await page.reload();
  await menu.getByRole("link", { name: /Invoice list/ }).waitFor();
  await context.close();
});

describe("a page in its own layout", () => {
  const kept = { menu: { width: 248 }, content: { left: 248 }, footerPosition: "static" };
  test.each([
    ["collapse-menu", { menu: { width: 60 } }],
    ["without-menu", { menu: null, menuBar: null, content: { left: 0 } }],
    ["layout-empty", { menu: { width: 248 }, footer: null }],
    ["layout-blank", { menu: null, menuBar: null, navbar: null, footer: null }],
  ])("%s: in force while one is on it, gone when one leaves, never remembered", async (name, layout) => {
    const { page, context, faults, layoutShift } = await openDashboard(app);
    const before = await shellNow(page);
    await page.goto(`/page-layout/${name}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => shellNow(page)).toMatchObject(layout);
    expect(await layoutShift()).toBeLessThan(0.002);
    await page.goBack();
    await page.getByRole("list", { name: "Recent changes" }).waitFor();
    // The dashboard's height depends on what has loaded.
    await expect.poll(() => shellNow(page)).toMatchObject({ ...kept, navbar: before.navbar });
    expect(
      await page.evaluate(
        () => sessionStorage.getItem("hrms.layout") ?? localStorage.getItem("hrms.menu.collapsed") ?? "false",
      ),
    ).toBe("false");
    expect(faults).toEqual([]);
    await context.close();
  });

  test("layout-boxed applies until a link leads away; choosing a layout there overrides the page", async () => {
    const { page, context } = await openDashboard(app);
    const full = (await shellNow(page)).content?.width ?? 0;
    await page.goto("/page-layout/layout-boxed");
    await page.getByRole("heading", { level: 1, name: "Boxed layout" }).waitFor();
    await expect.poll(async () => (await shellNow(page)).content?.width).toBeLessThan(full - 100);
    await page.getByRole("link", { name: "Collapsed menu" }).last().click();
    await page.getByRole("heading", { level: 1, name: "Collapsed menu" }).waitFor();
    await expect.poll(async () => (await shellNow(page)).content?.width).toBeGreaterThan(full);
    await page.getByRole("button", { name: "Expand menu" }).click();
    await expect.poll(async () => (await shellNow(page)).menu?.width).toBe(248);
    await page.getByRole("button", { name: "Open the customiser" }).click();
    await expect
      .poll(() => page.getByRole("dialog", { name: "Customise" }).getByLabel("Collapse the menu to icons").isChecked())
      .toBe(false);
    await context.close();
  });

  test("the blank page has a way out", async () => {
    const { page, context } = await app.open("/page-layout/layout-blank", { account: "admin@demo.com" });
    await page.getByRole("link", { name: "Back to the app" }).click();
    await page.waitForURL(/\/dashboard$/);
    await context.close();
  });
});

describe("right to left", () => {
  const stored = { "hrms.look": JSON.stringify({ direction: "rtl" }) };
  const holds = async ({ page, context, faults, layoutShift }: TestPage): Promise<void> => {
    const { window } = await shellNow(page);
    await expect.poll(() => shellNow(page)).toMatchObject({ window, menu: { right: window }, content: { left: 0 } });
    expect(await layoutShift()).toBeLessThan(0.002);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoOverflow(page);
    expect(faults).toEqual([]);
    await context.close();
  };

  test.each([
    ["/apps/email/inbox", "[data-mail-list] li"],
    ["/apps/todo", "[data-row]"],
    ["/page-layout/layout-empty", "main h2"],
  ])("%s keeps to the window, menu at the right, without a shift", async (path, ready) => {
    const opened = await app.open(path, { account: "admin@demo.com", stored });
    await opened.page.locator(ready).filter({ visible: true }).first().waitFor();
    await holds(opened);
  });

  test.each([
    ["", "tbody a"],
    ["/new", "main input"],
  ])("so do grades%s", async (path, ready) => {
    const opened = await openGrades(app, path, { stored });
    await opened.page.locator(ready).filter({ visible: true }).first().waitFor();
    await holds(opened);
  });

  test("the phone menu opens from the right, and directional icons are mirrored", async () => {
    const { page, context } = await openDashboard(app, { stored, width: 360, height: 740 });
    await page.getByRole("button", { name: "Open menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Main menu" });
    // It slides in.
    await expect
      .poll(() =>
        drawer.evaluate(
          (element) => element.getBoundingClientRect().right - document.body.getBoundingClientRect().right,
        ),
      )
      .toBe(0);
    expect(
      await drawer
        .locator(".chevron")
        .first()
        .evaluate((icon) => getComputedStyle(icon).scale),
    ).toBe("-1 1");
    await context.close();
  });
});

test.each(["dev", "staging", "local", "production"])(
  "the footer names the environment %s, but for production",
  async (environment) => {
    const { page, context } = await openDashboard(app);
    await page.route(page.url(), async (route) => {
      const answer = await route.fetch();
      if (!route.request().isNavigationRequest()) return route.fulfill({ response: answer });
      return route.fulfill({
        response: answer,
        body: (await answer.text())
          .replace('"environment":"local"', `"environment":"${environment}"`)
          .replace('"showEnvironment":false', '"showEnvironment":true'),
      });
    });
    await page.reload();
    await page.getByRole("list", { name: "Recent changes" }).waitFor();
    await expect
      .poll(() =>
        page
          .getByRole("contentinfo")
          .getByText(/^Environment/)
          .allTextContents(),
      )
      .toEqual(environment === "production" ? [] : [`Environment: ${environment}`]);
    await context.close();
  },
);
