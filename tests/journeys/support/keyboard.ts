/** Pages used by keyboard alone: what Tab does not reach cannot be used. */
import type { Locator, Page } from "playwright-core";

/** More stops than the longest page has. */
const most = 150;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < most; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab never reaches it");
}

/** Past the menu, as the first stop of every page offers. */
export async function skipToContent(page: Page): Promise<void> {
  await page.locator("h1").waitFor();
  await tabTo(page, page.getByRole("link", { name: "Skip to content" }));
  await page.keyboard.press("Enter");
}

export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
