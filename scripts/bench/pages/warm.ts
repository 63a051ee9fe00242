/** Goes from one list to another by the menu, and measures from the click until the rows are there. */
import type { Page } from "playwright-core";
import type { TestApp } from "../../../tests/journeys/support/app.ts";
import { untilCalm } from "../../lib/page-load/content.ts";
import { watchRequests } from "../../lib/page-load/requests.ts";

export interface WarmStep {
  readonly from: string;
  readonly to: string;
  /** Milliseconds: the first time the list is opened, and each later time. */
  readonly first: number;
  readonly later: readonly number[];
}

interface WarmWindow extends Window {
  /** From the click to the rows. */
  arrival?: Promise<number>;
}

/** Rows of the list at this path, after the next click. */
function awaitRows({ path, ready }: { path: string; ready: string }): void {
  (window as unknown as WarmWindow).arrival = new Promise((resolve) => {
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = (): void => {
          const { state } = (window as Partial<Window>).__TSR_ROUTER__ ?? {};
          const there = state?.status === "idle" && state.resolvedLocation?.pathname === path;
          const row = document.querySelector(ready);
          if (there && row?.checkVisibility() && !document.querySelector("main [aria-busy=true]"))
            resolve(performance.now() - timeStamp);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

async function goTo(page: Page, path: string, ready: string): Promise<number> {
  await page.evaluate(awaitRows, { path, ready });
  const link = page.locator(`nav a[href='${path}']`).first();
  // The pointer rests on the link for a moment, as a person's does.
  await link.hover();
  await page.waitForTimeout(150);
  await link.click();
  return page.evaluate(() => (window as unknown as WarmWindow).arrival ?? Number.NaN);
}

/** Back and forth between two lists, at full speed. */
export async function warmSteps(app: TestApp, paths: readonly [string, string], rounds: number): Promise<WarmStep[]> {
  const ready = "tbody a";
  const [one, other] = paths;
  const { page, context } = await app.open(one, { cold: true, account: "admin@demo.com" });
  try {
    const requests = await watchRequests(await context.newCDPSession(page));
    await page.locator(ready).first().waitFor();
    await untilCalm(page, requests, { looks: 80 });
    const there: number[] = [];
    const back: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      for (const [path, times] of [
        [other, there],
        [one, back],
      ] as const) {
        times.push(await goTo(page, path, ready));
        await untilCalm(page, requests, { looks: 25 });
      }
    }
    return [
      { from: one, to: other, first: there[0] ?? Number.NaN, later: there.slice(1) },
      { from: other, to: one, first: back[0] ?? Number.NaN, later: back.slice(1) },
    ];
  } finally {
    await context.close();
  }
}
