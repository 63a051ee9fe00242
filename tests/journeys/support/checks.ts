/** What holds for every page: no axe violation, no sideways scroll, every Tab step seen. */
import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Language, Skin } from "./app.ts";

/** Colours of what still fades in are those of neither state. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** `rules`: only these, all without. No page of ours holds another one, so axe runs in the page alone. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  await settled(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const found = await checker.run(document, { resultTypes: ["violations"], ...(runOnly && { runOnly: [...runOnly] }) });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  }, rules);
  expect(violations).toEqual([]);
}

export async function expectNoOverflow(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    return document.documentElement.scrollWidth > width ? `${document.documentElement.scrollWidth} > ${width}` : "";
  });
  expect(beyond, "the page scrolls sideways").toBe("");
}

/** Controls whose text is cut off without an ellipsis. */
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

/** Tabs through the page and names each step whose focus cannot be seen. */
export async function unseenTabSteps(page: Page, steps = 30): Promise<string[]> {
  const unseen: string[] = [];
  for (let step = 1; step <= steps; step += 1) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return "";
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const ringed = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
      const inside = box.width > 2 && box.height > 2 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      return ringed && inside ? "" : element.outerHTML.slice(0, 120);
    });
    if (fault) unseen.push(`${step}: ${fault}`);
  }
  return unseen;
}

/** Changes the skin as another window of the same person would. */
export async function wearSkin(page: Page, skin: Skin): Promise<void> {
  await page.evaluate((next) => {
    localStorage.setItem("hrms.skin", next);
    dispatchEvent(new StorageEvent("storage", { key: "hrms.skin" }));
  }, skin);
  await page.locator(`html[data-skin=${skin}]`).waitFor();
}

/** Changes the language as another window of the same person would. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((next) => {
    dispatchEvent(new StorageEvent("storage", { key: "hrms.language", newValue: next }));
  }, language);
  await page.locator(`html[lang=${language}]`).waitFor();
}
