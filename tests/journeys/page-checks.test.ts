/** The checks of every page find what they are for, also on a page whose texts have passed before. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openApp, type TestApp, type TestPage } from "./support/app.ts";
import {
  expectAccessible,
  expectNoOverflow,
  expectNothingClipped,
  expectReadable,
  unseenTabSteps,
  wearSkin,
} from "./support/checks.ts";
import { shown } from "./support/visits.ts";

let app: TestApp;
let opened: TestPage;
beforeAll(async () => {
  app = await openApp();
  opened = await app.open("/pricing");
});
afterAll(() => app.close());

beforeEach(async () => {
  await opened.page.setViewportSize({ width: 1280, height: 800 });
  await opened.goTo("/pricing");
  await shown(opened.page, "main li a");
  await wearSkin(opened.page, "light");
});

const style = (text: string): Promise<unknown> =>
  opened.page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, text);

/** Whether what was found begins so; the message of the error may leave out what is long. */
const names =
  (found: string) =>
  (error: unknown): boolean =>
    (error as { actual: readonly string[] }).actual.some((one) => one.startsWith(found));

test("nothing is wrong with the page itself", async () => {
  const { page } = opened;
  await expectAccessible(page);
  await wearSkin(page, "dark");
  await expectReadable(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page);
  await expectNothingClipped(page);
  expect(await unseenTabSteps(page)).toEqual([]);
});

test("a text without contrast in one skin", async () => {
  const { page } = opened;
  await style("[data-skin=dark] h1 { color: #333 }");
  await expectReadable(page);
  await wearSkin(page, "dark");
  await expect(expectReadable(page)).rejects.toSatisfy(names("color-contrast: h1"));
});

test("a text without contrast to what is behind it", async () => {
  const { page } = opened;
  await style("[data-skin=bordered] main { background: #777 }");
  await wearSkin(page, "bordered");
  await expect(expectReadable(page)).rejects.toSatisfy(names("color-contrast"));
});

test("a text without contrast to what lies behind it without being around it", async () => {
  const { page } = opened;
  await expectReadable(page);
  await page.evaluate(() => {
    const heading = document.querySelector("h1");
    const plate = document.createElement("div");
    const { x, y, width, height } = heading?.getBoundingClientRect() ?? new DOMRect();
    plate.style.cssText = `position: absolute; left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px; background: #444`;
    document.body.append(plate);
  });
  await style(
    "main { position: relative; z-index: 1 } main, main :not(a, button) { background: transparent !important }",
  );
  await expect(expectReadable(page)).rejects.toSatisfy(names("color-contrast: h1"));
});

test("a link that only its colour tells from the words around it", async () => {
  const { page } = opened;
  await page.evaluate(() => {
    const words = document.createElement("blockquote");
    words.innerHTML = 'All the prices are <a href="/pricing">here</a> today.';
    document.querySelector("main")?.append(words);
  });
  await style("blockquote { color: #000; background: #fff } blockquote a { color: #222; text-decoration: none }");
  await expect(expectReadable(page)).rejects.toSatisfy(names("link-in-text-block"));
});

test("a field without a label", async () => {
  const { page } = opened;
  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("input")));
  await expect(expectAccessible(page)).rejects.toSatisfy(names("label: input"));
});

test("a class without a rule", async () => {
  const { page } = opened;
  await page.evaluate(() => document.querySelector("main")?.classList.add("w_unknown"));
  await expect(expectAccessible(page)).rejects.toThrow("w_unknown");
});

test("what is wider than a phone", async () => {
  const { page } = opened;
  await page.setViewportSize({ width: 360, height: 740 });
  await style("h1 { width: 500px }");
  await expect(expectNoOverflow(page)).rejects.toThrow("the page scrolls sideways");
});

test("a label that is cut off", async () => {
  const { page } = opened;
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.style.cssText = "width: 40px; overflow: hidden; white-space: nowrap";
    button.textContent = "Ask for a demonstration";
    document.querySelector("main")?.append(button);
  });
  await expect(expectNothingClipped(page)).rejects.toThrow("Ask for a demonstration");
});

test("a Tab stop without visible focus", async () => {
  const { page } = opened;
  await style(":focus-visible { outline: none !important }");
  expect(await unseenTabSteps(page)).not.toEqual([]);
});
