/** Checks for every page: no axe violation, no horizontal scrolling, visible focus at every Tab stop. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Language } from "#src/domain/shared/languages.ts";
import { classesIn } from "../../../scripts/vite/styles.ts";
import type { Skin } from "./app.ts";
import { rememberTexts, textsToMeasure, type TextsWindow } from "./texts.ts";

/** Less than half of the package's source, because it is injected into each page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Colours during a transition belong to neither state. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** What depends on nothing but the colours of texts. */
const colourRules = ["color-contrast", "link-in-text-block"];

interface Run {
  readonly violations: readonly string[];
  /** Which of the texts have enough contrast. */
  readonly readable: readonly number[];
}

interface RunOptions {
  /** Whether violations name their elements: finding a selector for everything that was checked takes as long as checking it. */
  readonly named: boolean;
  /** Only the rules of colours, for some of the texts; otherwise all the others. */
  readonly texts?: readonly number[];
}

/** Our pages contain no frames to check, so axe runs in the page only. */
async function runAxe(page: Page, options: RunOptions): Promise<Run> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const run = async ({ rules, named, texts }: RunOptions & { rules: readonly string[] }) => {
    const { axe: checker, shownTexts = [] } = window as unknown as TextsWindow & { axe: typeof axe };
    const elements = texts?.flatMap((index) => shownTexts[index] ?? []);
    const found = await checker.run(elements ?? document, {
      resultTypes: elements ? ["violations", "passes"] : ["violations"],
      selectors: named,
      elementRef: true,
      // Only experimental rules, which do not run, would fetch and parse the styles again.
      preload: { assets: ["media"], timeout: 10_000 },
      ...(elements
        ? { runOnly: [...rules] }
        : { rules: Object.fromEntries(rules.map((id) => [id, { enabled: false }])) }),
    });
    const passes = found.passes.filter(({ id }) => id === "color-contrast").flatMap(({ nodes }) => nodes);
    return {
      violations: found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => target?.join(" ") ?? html).join(", ")}`,
      ),
      // What is hidden passes without having been measured.
      readable: passes
        .filter(({ any }) => (any[0]?.data as { contrastRatio?: number } | null)?.contrastRatio)
        .map(({ element }) => (element ? shownTexts.indexOf(element) : -1)),
    };
  };
  return page.evaluate(run, { rules: colourRules, ...options });
}

async function colourFaults(page: Page, named: boolean, within?: string): Promise<readonly string[]> {
  await settled(page);
  const texts = await textsToMeasure(page, within);
  if (texts.length === 0) return [];
  const { violations, readable } = await runAxe(page, { named, texts: texts.map(({ index }) => index) });
  if (violations.length === 0) rememberTexts(texts, new Set(readable));
  return violations;
}

async function otherFaults(page: Page, named: boolean): Promise<readonly string[]> {
  await settled(page);
  return (await runAxe(page, { named })).violations;
}

/** Something may have been fading in while axe ran: only violations that persist count. */
async function expectNone(find: (named: boolean) => Promise<readonly string[]>): Promise<void> {
  if ((await find(false)).length > 0) expect(await find(true)).toEqual([]);
}

/** Those that have a rule, for all pages and files of tests of this process: the build has one style sheet. */
const knownClasses = new Set<string>();

/** Classes of styles without a rule: the build did not see them. */
async function classesWithoutRule(page: Page): Promise<string[]> {
  // A recipe's variant (`tabs__list--look_line`) may concern only some of its parts; all variants have their rules.
  const used = await page.evaluate(() =>
    [...new Set([...document.querySelectorAll("[class*='_']")].flatMap(({ classList }) => [...classList]))].filter(
      (name) => name.includes("_") && !name.includes("--"),
    ),
  );
  if (used.every((name) => knownClasses.has(name))) return [];
  const selectors = await page.evaluate(() => {
    const collect = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...("cssRules" in rule ? collect(rule.cssRules as CSSRuleList) : []),
      ]);
    return [...document.styleSheets].flatMap((sheet) => collect(sheet.cssRules)).join("\n");
  });
  for (const name of classesIn(selectors)) knownClasses.add(name);
  return used.filter((name) => !knownClasses.has(name));
}

/** The texts of the page, or of the element within it, can be read in its present skin. */
export const expectReadable = (page: Page, within?: string): Promise<void> =>
  expectNone((named) => colourFaults(page, named, within));

export async function expectAccessible(page: Page): Promise<void> {
  await expectNone((named) => otherFaults(page, named));
  await expectReadable(page);
  expect(await classesWithoutRule(page)).toEqual([]);
}

/** Resolves after one frame: a window's new size reaches the app in the next one. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Names elements that overflow. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await nextFrame(page);
  const beyond = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const outside = [...document.querySelectorAll("body *")].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > left && (left < 0 || right > clientWidth);
    });
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...outside.map((element) => `${element.localName}.${element.classList.value}`),
    ];
  });
  expect(beyond, "the page scrolls sideways").toEqual([]);
}

/** Wherever a long page is scrolled to, the back-to-top button covers no button of a bar that sticks to the bottom of the window. */
export async function expectToTopBesideBars(page: Page): Promise<void> {
  const covered = await page.evaluate(async () => {
    const isStuck = (element: Element): boolean => {
      const { position, bottom } = getComputedStyle(element);
      return position === "fixed" || (position === "sticky" && bottom !== "auto");
    };
    const bars = [...document.querySelectorAll("main *")].filter(isStuck);
    // What is in a dialog lies above the page.
    const buttons = bars
      .flatMap((bar) => [...bar.querySelectorAll("a, button, input")])
      .filter((button) => !button.closest("dialog, [role=dialog]"));
    const frames = (): Promise<unknown> =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const found: string[] = [];
    const last = buttons.length === 0 ? 0 : document.documentElement.scrollHeight - innerHeight;
    for (
      let top = innerHeight + 1;
      top <= last;
      top = top === last ? last + 1 : Math.min(top + innerHeight / 2, last)
    ) {
      scrollTo({ top, behavior: "instant" });
      await frames();
      const toTop = document.querySelector("[data-to-top]")?.getBoundingClientRect();
      if (!toTop) found.push(`no button at ${top}`);
      for (const button of buttons) {
        const { left, right, top: upper, bottom } = button.getBoundingClientRect();
        if (toTop && left < toTop.right && right > toTop.left && upper < toTop.bottom && bottom > toTop.top)
          found.push(`${button.textContent || button.ariaLabel} at ${top}`);
      }
    }
    scrollTo({ top: 0, behavior: "instant" });
    return found;
  });
  expect(covered, "buttons behind the back-to-top button").toEqual([]);
}

/** Controls whose text is clipped without an ellipsis. */
export async function expectNothingClipped(page: Page): Promise<void> {
  const clipped = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, a, label, h1, h2, th")]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        return overflowX !== "visible" && textOverflow !== "ellipsis" && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.textContent.trim()),
  );
  expect(clipped).toEqual([]);
}

/** What scrolls has room for a few lines, and no input cuts off its value. Examples show long values on purpose. */
export async function expectRoom(page: Page): Promise<void> {
  const cramped = await page.evaluate(() => {
    const scrolling = [...document.querySelectorAll<HTMLElement>("main :not(textarea)")]
      .filter(({ clientHeight, scrollHeight }) => clientHeight < 120 && scrollHeight > clientHeight + 2)
      .filter((element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowY) && element.clientWidth > 1)
      .map(({ clientHeight, textContent }) => `${clientHeight} px for ${textContent.slice(0, 80)}`);
    const inputs = [...document.querySelectorAll<HTMLInputElement>("main input:is([type=text], :not([type]))")]
      .filter(({ clientWidth, scrollWidth, value }) => value !== "" && clientWidth > 1 && scrollWidth > clientWidth + 1)
      .filter((input) => !input.closest("[data-example]"))
      .map(({ value }) => value);
    return [...scrolling, ...inputs];
  });
  expect(cramped, "what has too little room").toEqual([]);
}

interface TabWindow extends Window {
  /** What was wrong at each step; empty if focus was visible. */
  tabSteps?: string[];
}

function watchTabSteps(): void {
  const view = window as unknown as TabWindow;
  const watched = view.tabSteps !== undefined;
  view.tabSteps = [];
  if (watched) return;
  // The keyup event occurs on the newly focused element.
  addEventListener(
    "keyup",
    ({ key }) => {
      if (key !== "Tab") return;
      const element = document.activeElement;
      if (!element || element === document.body) return void view.tabSteps?.push("");
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const ringed = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
      const inside =
        box.width > 2 &&
        box.height > 2 &&
        box.bottom > 0 &&
        box.top < innerHeight &&
        box.right > 0 &&
        box.left < innerWidth;
      view.tabSteps?.push(ringed && inside ? "" : element.outerHTML.slice(0, 120));
    },
    { capture: true },
  );
}

/** Tabs through the page and names each step without visible focus. Keys are sent at once and the page checks after each: checking from here takes five times as long. */
export async function unseenTabSteps(page: Page, steps = 30): Promise<string[]> {
  await page.evaluate(watchTabSteps);
  const devtools = await page.context().newCDPSession(page);
  const key = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
  const pressed = Array.from({ length: steps }, () => [
    devtools.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key }),
    devtools.send("Input.dispatchKeyEvent", { type: "keyUp", ...key }),
  ]);
  await Promise.all(pressed.flat());
  await devtools.detach();
  const faults = await page.evaluate(() => (window as unknown as TabWindow).tabSteps ?? []);
  expect(faults, "steps that were looked at").toHaveLength(steps);
  return faults.flatMap((fault, step) => (fault ? [`${step + 1}: ${fault}`] : []));
}

/** Changes the skin as another window of the same person would, and all at once: its transitions are many frames to draw. */
export async function wearSkin(page: Page, skin: Skin): Promise<void> {
  await page.evaluate(async (next) => {
    if (document.adoptedStyleSheets.length === 0) {
      const still = new CSSStyleSheet();
      still.replaceSync("*, ::before, ::after { transition: none !important }");
      document.adoptedStyleSheets.push(still);
    }
    localStorage.setItem("hrms.skin", next);
    dispatchEvent(new StorageEvent("storage", { key: "hrms.skin" }));
    while (document.documentElement.dataset["skin"] !== next) await new Promise((resolve) => setTimeout(resolve));
  }, skin);
}

/** Changes the language as another window of the same person would. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((next) => {
    dispatchEvent(new StorageEvent("storage", { key: "hrms.language", newValue: next }));
  }, language);
  await page.waitForFunction((next) => document.documentElement.lang === next, language);
}
