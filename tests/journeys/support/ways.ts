/** The same story by mouse, by keyboard and on a phone. */
import type { Locator, Page } from "playwright-core";
import { expectNoOverflow } from "./checks.ts";

export type Way = "by mouse" | "by keyboard" | "on a phone";

export const ways: readonly Way[] = ["by mouse", "by keyboard", "on a phone"];

export const windowOf = (way: Way) => (way === "on a phone" ? { width: 360, height: 740 } : {});

const mostSteps = 200;

/** Tab or Shift+Tab until the element has the focus, as someone without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < mostSteps; step += 1) {
    const side = await target.evaluate((element) => {
      const focused = document.activeElement;
      if (element === focused) return 0;
      if (!focused || focused === document.body) return 1;
      return focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? -1 : 1;
    });
    if (side === 0) return;
    await page.keyboard.press(side < 0 ? "Shift+Tab" : "Tab");
  }
  throw new Error(`${String(target)} is not reached by Tab`);
}

export interface Hands {
  readonly way: Way;
  /** A page, with the focus on its content. */
  readonly goTo: (path: string, heading: string | RegExp) => Promise<void>;
  readonly press: (target: Locator) => Promise<void>;
  readonly fill: (target: Locator, text: string) => Promise<void>;
  /** An option of a native select. */
  readonly choose: (target: Locator, label: string) => Promise<void>;
}

export function handsOf(page: Page, way: Way): Hands {
  const byKeyboard = way === "by keyboard";
  return {
    way,
    async goTo(path, heading) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      if (byKeyboard) {
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
      }
      if (way === "on a phone") await expectNoOverflow(page);
    },
    async press(target) {
      if (!byKeyboard) return target.click();
      await tabTo(page, target);
      await page.keyboard.press("Enter");
    },
    async fill(target, text) {
      if (!byKeyboard) return target.fill(text);
      await tabTo(page, target);
      await page.keyboard.press("Control+a");
      await page.keyboard.type(text);
    },
    async choose(target, label) {
      if (!byKeyboard) return void (await target.selectOption({ label }));
      await tabTo(page, target);
      await page.keyboard.type(label);
    },
  };
}
