/** The theme customiser: every setting applies at once, by mouse and keyboard, is remembered, and can be reset. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, unseenTabSteps } from "./support/checks.ts";
import { choose, openCustomiser, openDashboard, shellNow } from "./support/customiser.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test("the drawer passes axe in light and dark, in both directions", async () => {
  const { page, context } = await openDashboard(app);
  const drawer = await openCustomiser(page);
  await expectAccessible(page);
  await choose(drawer, "Theme", "Dark");
  await choose(drawer, "Direction", "Right to left");
  await expectAccessible(page);
  await context.close();
});

test("by mouse: skin, accent, text size, density and direction change the page behind the drawer", async () => {
  const { page, context, faults } = await openDashboard(app);
  const before = await shellNow(page);
  expect(before).toMatchObject({ canvas: "rgb(244, 246, 247)", accent: "#0f766e", fontSize: "16px", direction: "ltr" });
  const drawer = await openCustomiser(page);
  await expectAccessible(page);

  await choose(drawer, "Theme", "Dark");
  await expect.poll(() => shellNow(page)).toMatchObject({ canvas: "rgb(15, 19, 23)", accent: "#2fb3a5" });
  await choose(drawer, "Theme", "Bordered");
  await expect.poll(async () => (await shellNow(page)).canvas).toBe("rgb(255, 255, 255)");
  await choose(drawer, "Theme", "Semi-dark");
  await expect.poll(() => shellNow(page)).toMatchObject({ canvas: "rgb(244, 246, 247)", menuColor: "rgb(24, 30, 36)" });

  const accents = new Set<string>();
  for (const name of ["Teal", "Indigo", "Violet", "Rose", "Graphite"]) {
    await choose(drawer, "Accent colour", name);
    await expect.poll(async () => accents.has((await shellNow(page)).accent)).toBe(false);
    accents.add((await shellNow(page)).accent);
  }
  expect(accents.size).toBe(5);

  await choose(drawer, "Text size", "Larger");
  await expect.poll(async () => (await shellNow(page)).fontSize).toBe("20px");
  await choose(drawer, "Text size", "Normal");
  await choose(drawer, "Density", "Compact");
  await expect.poll(async () => (await shellNow(page)).navbar?.height).toBeLessThan(before.navbar?.height ?? 0);

  await choose(drawer, "Direction", "Right to left");
  const { window } = await shellNow(page);
  await expect
    .poll(() => shellNow(page))
    .toMatchObject({ direction: "rtl", overflow: 0, window, menu: { right: window } });
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test("by mouse: menu, navbar, width and footer", async () => {
  const { page, context, faults } = await openDashboard(app);
  const before = await shellNow(page);
  expect(before).toMatchObject({
    menuBar: null,
    headerPosition: "sticky",
    footerPosition: "static",
    navbarColor: "rgb(255, 255, 255)",
  });
  const drawer = await openCustomiser(page);

  await drawer.getByLabel("Collapse the menu to icons").check();
  await expect.poll(async () => (await shellNow(page)).menu?.width).toBe(60);
  await choose(drawer, "Menu layout", "Horizontal");
  await expect.poll(() => drawer.getByLabel("Collapse the menu to icons").isDisabled()).toBe(true);
  await expect.poll(async () => (await shellNow(page)).menuBar?.left).toBe(24);
  await expect.poll(() => shellNow(page)).toMatchObject({ menu: null, content: { left: 0 } });
  await drawer.getByLabel("Hide the menu").check();
  await expect.poll(() => shellNow(page)).toMatchObject({ menu: null, menuBar: null });
  await drawer.getByLabel("Hide the menu").uncheck();
  await choose(drawer, "Menu layout", "Vertical");
  await drawer.getByLabel("Collapse the menu to icons").uncheck();

  await choose(drawer, "Navbar type", "Sticky");
  await expect
    .poll(() => shellNow(page))
    .toMatchObject({ headerPosition: "sticky", navbar: { left: before.menu?.right, top: 0 } });
  await choose(drawer, "Navbar type", "Static");
  await expect.poll(async () => (await shellNow(page)).headerPosition).toBe("static");
  const colors = new Set<string>();
  for (const name of ["White", "Tinted", "Accent", "Dark"]) {
    await choose(drawer, "Navbar colour", name);
    await expect.poll(async () => colors.has((await shellNow(page)).navbarColor)).toBe(false);
    colors.add((await shellNow(page)).navbarColor);
  }
  expect(colors.size).toBe(4);
  await choose(drawer, "Navbar type", "Hidden");
  await expect.poll(async () => (await shellNow(page)).navbar).toBeNull();
  await choose(drawer, "Navbar type", "Floating");

  await choose(drawer, "Content width", "Boxed");
  await expect.poll(async () => (await shellNow(page)).content?.width).toBeLessThan((before.content?.width ?? 0) - 100);
  await expect.poll(async () => (await shellNow(page)).navbar?.width).toBeLessThan((before.navbar?.width ?? 0) - 100);
  await choose(drawer, "Footer", "Sticky");
  await expect.poll(() => shellNow(page)).toMatchObject({ footerPosition: "sticky", footer: { bottom: 800 } });
  await choose(drawer, "Footer", "Hidden");
  await expect.poll(async () => (await shellNow(page)).footer).toBeNull();
  expect(faults).toEqual([]);
  await context.close();
});

test("with the navbar hidden, buttons at the window's edge open menu and customiser", async () => {
  const { page, context, faults } = await openDashboard(app, { width: 360, height: 740 });
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Customise" }).click();
  const drawer = page.getByRole("dialog", { name: "Customise" });
  await choose(drawer, "Navbar type", "Hidden");
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Main menu" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Customise" }).click();
  await choose(drawer, "Navbar type", "Floating");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Account of/ }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("page transitions follow the setting and reduced motion; the back-to-top button can be hidden", async () => {
  const { page, context } = await openDashboard(app, { height: 400 });
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...input: Parameters<typeof animate>) {
      document.documentElement.dataset["animated"] = JSON.stringify(input[0]);
      return animate.apply(this, input);
    };
  });
  const animated = () => page.evaluate(() => document.documentElement.dataset["animated"] ?? "");
  const visit = async (name: string): Promise<void> => {
    await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
  };
  await visit("Departments");
  expect(await animated()).toBe("");
  const drawer = await openCustomiser(page);
  await choose(drawer, "Page transition", "Slide");
  await page.keyboard.press("Escape");
  await visit("Designations");
  await expect.poll(animated).toContain("translate");
  await page.evaluate(() => delete document.documentElement.dataset["animated"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit("Dashboard");
  expect(await animated()).toBe("");

  await page.getByRole("list", { name: "Recent changes" }).waitFor();
  await page.locator("main").evaluate((main) => main.style.setProperty("min-height", "3000px", "important"));
  await page.mouse.move(700, 200);
  await page.mouse.wheel(0, 1200);
  await page.getByRole("button", { name: "Back to top" }).waitFor();
  await openCustomiser(page);
  await expect.poll(() => drawer.getByRole("radio", { name: "Slide" }).isDisabled()).toBe(true);
  await drawer.getByLabel("Back-to-top button").uncheck();
  await page.getByRole("button", { name: "Back to top", includeHidden: true }).waitFor({ state: "detached" });
  await context.close();
});

test("by keyboard: opens, choices by arrow keys, focus stays inside, Esc closes", async () => {
  const { page, context, faults } = await openDashboard(app);
  const button = page.getByRole("button", { name: "Customise" });
  await button.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Customise" });
  await drawer.getByRole("radio", { name: "Light" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await shellNow(page)).canvas).toBe("rgb(15, 19, 23)");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await shellNow(page)).accent).toBe("#8b93f5");
  const reached = new Set<string>();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Tab");
    const [inside, name] = await page.evaluate(() => {
      const { activeElement } = document;
      const label =
        activeElement?.closest("[role=radiogroup]")?.getAttribute("aria-label") ??
        activeElement?.closest("label, button")?.textContent ??
        "";
      return [activeElement === document.body || activeElement?.closest("[role=dialog]") !== null, label] as const;
    });
    expect(inside).toBe(true);
    reached.add(name);
  }
  expect([...reached]).toEqual(
    expect.arrayContaining([
      "Theme",
      "Accent colour",
      "Text size",
      "Density",
      "Direction",
      "Menu layout",
      "Collapse the menu to icons",
      "Hide the menu",
      "Navbar type",
      "Navbar colour",
      "Content width",
      "Footer",
      "Page transition",
      "Back-to-top button",
      "Reset to defaults",
    ]),
  );
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

test("appearance and collapsed menu are kept on the device, the layout in its tab; reset clears both", async () => {
  const { page, context, faults, layoutShift } = await openDashboard(app);
  const drawer = await openCustomiser(page);
  await choose(drawer, "Theme", "Dark");
  await choose(drawer, "Accent colour", "Rose");
  await choose(drawer, "Text size", "Large");
  await choose(drawer, "Direction", "Right to left");
  await drawer.getByLabel("Collapse the menu to icons").check();
  await choose(drawer, "Footer", "Sticky");
  await choose(drawer, "Navbar type", "Sticky");
  await choose(drawer, "Navbar colour", "Accent");
  const look = {
    canvas: "rgb(15, 19, 23)",
    accent: "#ec79ab",
    fontSize: "18px",
    direction: "rtl",
    menu: { width: 67.5 },
  };

  await page.reload();
  await page.getByRole("list", { name: "Recent changes" }).waitFor();
  await expect
    .poll(() => shellNow(page))
    .toMatchObject({ ...look, footerPosition: "sticky", navbar: { top: 0 }, navbarColor: "rgb(236, 121, 171)" });
  expect(await layoutShift()).toBeLessThan(0.002);
  await expectAccessible(page);
  expect(await unseenTabSteps(page)).toEqual([]);

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole("list", { name: "Recent changes" }).waitFor();
  await expect.poll(() => shellNow(other)).toMatchObject({ ...look, footerPosition: "static" });
  await expect.poll(async () => (await shellNow(other)).navbar?.top).toBeGreaterThan(0);

  await openCustomiser(page);
  await drawer.getByRole("button", { name: "Reset to defaults" }).click();
  const plain = {
    canvas: "rgb(244, 246, 247)",
    accent: "#0f766e",
    fontSize: "16px",
    direction: "ltr",
    footerPosition: "static",
    menu: { width: 248 },
  };
  await expect.poll(() => shellNow(page)).toMatchObject(plain);
  // The other window is notified.
  await expect.poll(() => shellNow(other)).toMatchObject(plain);
  await expect
    .poll(() =>
      page.evaluate(() =>
        ["hrms.look", "hrms.layout"].map((key) => localStorage.getItem(key) ?? sessionStorage.getItem(key)),
      ),
    )
    .toEqual([null, null]);
  expect(faults).toEqual([]);
  await context.close();
});

test("direction, accent, text size and density apply before any app code runs", async () => {
  const look = JSON.stringify({ direction: "rtl", palette: "violet", textSize: "larger", density: "compact" });
  const { page, context } = await openDashboard(app, { stored: { "hrms.look": look } });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect.poll(() => shellNow(page)).toMatchObject({ direction: "rtl", accent: "#7c3fb0", fontSize: "20px" });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--hr-sizes-9").trim()))
    .toBe("1.875rem");
  await context.close();
});
