/** Foundations, charts, the map and the index of the gallery. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, wearSkin } from "./support/checks.ts";
import { button, focusedText, openExamples, resultOf } from "./support/examples.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test("all icons are searched, walked through by keyboard and copied", async () => {
  const { page, context, faults } = await openExamples(app, "icons/reactfeather");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const card = resultOf(page, "all");
  await card.getByText(/^[\d,]{5} icons$/).waitFor();
  expect(await card.locator("[data-at]").count()).toBeLessThan(400);
  await card.getByRole("searchbox").fill("arrow down a");
  await card.locator("[data-at='0']").focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => focusedText(page)).not.toBe("a-arrow-down");
  await page.keyboard.press("Home");
  await expect.poll(() => focusedText(page)).toBe("a-arrow-down");
  await card.getByRole("radio", { name: "JSX" }).check();
  await card.locator("[data-at='0']").click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("<AArrowDown size={24} />");
  await resultOf(page, "sizes").getByText("1.75").waitFor();
  await page.evaluate(() => localStorage.setItem("hrms.language", "de"));
  await page.reload();
  await resultOf(page, "sizes").getByText("1,75").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("colours show their value in the current skin and are copied", async () => {
  const { page, context, faults } = await openExamples(app, "colors/colors");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const accent = resultOf(page, "accents").locator("[data-token='accent.hover']").nth(1);
  await accent.getByText("#3e43ad").waitFor();
  await accent.getByText("8 : 1 with accent.contrast").waitFor();
  await resultOf(page, "surfaces").locator("[data-token='text.muted']").getByText("6.3 : 1 with surface").waitFor();
  await accent.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("accent.hover");
  await resultOf(page, "checker")
    .getByText(/Good for text/)
    .waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("typography shows all six levels of headings, and the page keeps a single h1", async () => {
  const { page, context, faults } = await openExamples(app, "ui-element/typography");
  const card = resultOf(page, "headings");
  for (const level of [2, 3, 4, 5, 6]) await card.getByRole("heading", { level, name: `Level ${level}` }).waitFor();
  await card.getByText("A page has one h1, its title.").waitFor();
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  await card.getByRole("radio", { name: "Display sizes" }).check({ force: true });
  await expect.poll(() => card.getByText("128 people").count()).toBe(7);
  expect(faults).toEqual([]);
  await context.close();
});

test("a brush narrows its chart by keyboard, and the table follows", async () => {
  const { page, context, faults } = await openExamples(app, "charts/apex");
  const area = resultOf(page, "area");
  await button(area, "Show as table").click();
  await expect.poll(() => area.getByRole("row").count()).toBe(13);
  await area.getByRole("slider", { name: "From" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => area.getByRole("row").count()).toBe(12);
  const states = resultOf(page, "states");
  await states.getByRole("radio", { name: "Empty" }).check();
  await states.getByText("No data yet.").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("the map opens its places, is moved by keyboard and explains a refused location", async () => {
  const { page, context, faults } = await openExamples(app, "maps/leaflet");
  const markers = resultOf(page, "markers");
  await button(markers, "Show Natham").click();
  await markers.locator(".leaflet-popup").getByText("Natham").waitFor();
  await expectAccessible(page);
  const dragging = resultOf(page, "dragging");
  await dragging.getByLabel("Latitude").fill("10.2");
  const map = dragging.getByRole("region");
  await map.focus();
  const pane = map.locator(".leaflet-map-pane");
  const before = await pane.getAttribute("style");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => pane.getAttribute("style")).not.toBe(before);
  await context.clearPermissions();
  await button(resultOf(page, "location"), "Find my location").click();
  await resultOf(page, "location")
    .getByText(/^Your location (wasn’t shared|can’t be determined)/)
    .waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("the index finds pages by name and by example", async () => {
  const { page, context, faults } = await app.open("/components", { account: "admin@demo.com" });
  await page.getByRole("heading", { name: "Extensions" }).waitFor();
  await page.getByRole("searchbox", { name: "Search components" }).fill("candlestick");
  await expect.poll(() => page.locator("main h2").allTextContents()).toEqual(["Charts and maps"]);
  await page.getByRole("searchbox", { name: "Search components" }).fill("swip");
  await expect.poll(() => new URL(page.url()).search).toBe("?q=swip");
  await page.reload();
  await page.locator("main").getByRole("link", { name: "Swiper" }).waitFor();
  await page.evaluate(() => localStorage.setItem("hrms.language", "de"));
  await page.goto(`${new URL(page.url()).origin}/components?q=vorschaubild`);
  await page.locator("main").getByRole("link", { name: "Vorschaubilder" }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#thumbs");
  await page.locator("[data-example=thumbs]").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("the index compares an example in all themes, whichever theme the page has", async () => {
  const { page, context, faults } = await app.open("/components", { account: "admin@demo.com" });
  const entry = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Alerts", exact: true }) });
  await entry.getByRole("button", { name: "Compare themes" }).click();
  const themes = ["Light", "Light, bordered", "Dark", "Light, dark menu"];
  const panel = (name: string) => entry.getByRole("group", { name, exact: true });
  for (const name of themes) await panel(name).getByRole("radio").first().waitFor({ state: "attached" });
  const colours = () =>
    Promise.all(themes.map((name) => panel(name).evaluate((it) => getComputedStyle(it).backgroundColor)));
  const before = await colours();
  expect(before[0]).not.toBe(before[2]);
  expect(before[3]).toBe(before[0]);
  await wearSkin(page, "dark");
  await expect.poll(colours).toEqual(before);
  const texts = () => Promise.all(themes.map((name) => panel(name).innerText()));
  const first = await texts();
  await entry.getByRole("combobox", { name: "Example" }).selectOption({ index: 1 });
  await expect.poll(async () => (await texts()).filter((text, index) => text === first[index])).toEqual([]);
  await entry.getByRole("button", { name: "Hide themes" }).click();
  await expect.poll(() => entry.getByRole("group").count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test("pages without examples have something to compare too", async () => {
  const { page, context, faults } = await app.open("/components", { account: "admin@demo.com" });
  const entries = page.getByRole("main").getByRole("listitem");
  const compare = { name: "Compare themes" };
  await entries.first().waitFor();
  const whole = await entries.filter({ hasText: "Whole page" }).getByRole("link").allInnerTexts();
  expect(whole).toContain("Advanced data table");
  for (const name of whole) {
    const entry = entries.filter({ has: page.getByRole("link", { name, exact: true }) }).first();
    await entry.getByRole("button", compare).click();
    const groups = entry.getByRole("group");
    await expect.poll(() => groups.count()).toBe(4);
    // More than the name of the theme.
    await expect
      .poll(async () => (await groups.allInnerTexts()).map((text) => text.split("\n").length > 2))
      .toEqual([true, true, true, true]);
    await entry.getByRole("button", { name: "Hide themes" }).click();
  }
  expect(faults).toEqual([]);
  await context.close();
});
