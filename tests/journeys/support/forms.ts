/** Pages of whole forms for their journeys: the page, its examples, and where the focus is. */
import type { Locator, Page } from "playwright-core";
import type { PageOptions, TestApp, TestPage } from "./app.ts";

export async function openForms(app: TestApp, path: string, options: PageOptions = {}): Promise<TestPage> {
  const opened = await app.open(`/forms/${path}`, { account: "admin@demo.com", ...options });
  await opened.page.locator("[data-example-result]").first().waitFor();
  return opened;
}

export const example = (page: Page, name: string): Locator => page.locator(`[data-example="${name}"]`);
export const button = (within: Locator, name: string): Locator => within.getByRole("button", { name, exact: true });
export const isFocused = (element: Locator): Promise<boolean> => element.evaluate((each) => each === document.activeElement);
