/** Gallery pages for their journeys: the page by URL, its examples, and the focus. */
import type { Locator, Page } from "playwright-core";
import type { PageOptions, TestApp, TestPage } from "./app.ts";

export async function openExamples(app: TestApp, path: string, options: PageOptions = {}): Promise<TestPage> {
  const opened = await app.open(`/${path}`, { account: "admin@demo.com", ...options });
  await opened.page.locator("[data-example-result]").first().waitFor();
  return opened;
}

export const example = (page: Page, name: string): Locator => page.locator(`[data-example="${name}"]`);
/** The running part of an example, without its title and code. */
export const resultOf = (page: Page, name: string): Locator => example(page, name).locator("[data-example-result]");
export const button = (within: Locator, name: string): Locator => within.getByRole("button", { name, exact: true });
export const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((each) => each === document.activeElement);
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");
