/** When a page has its content, and when it has come to rest. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import type { WatchedRequests } from "./requests.ts";

/** The page has the element, visible, and no region of its content still loads; examples may show one that does. */
export const hasContent = (page: Page, ready: string): Promise<boolean> =>
  page.evaluate((css) => {
    if (document.querySelector("main [aria-busy=true]:not([data-example-result] *)")) return false;
    return [...document.querySelectorAll(css)].some(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0,
    );
  }, ready);

/** Resolves when the main thread has had nothing else to do twice in a row; idle callbacks would wait for held styles. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let times = 0; times < 2; times += 1) await scheduler.postTask(() => undefined, { priority: "background" });
  });

/** Between two looks at a page. */
const pause = 10;

/**
 * Nothing in flight besides what is held, the page idle and nothing new in so many looks one after the other. Looks count, not
 * time: on a machine that stops everything for a moment, time passes without the page having had any of it.
 */
export async function untilCalm(
  page: Page,
  requests: WatchedRequests,
  { looks, held = () => 0 }: { looks: number; held?: () => number },
): Promise<void> {
  let before = requests.changed();
  for (let calm = 0; calm < looks;) {
    await sleep(pause);
    await idle(page);
    const changed = requests.changed();
    calm = requests.open() <= held() && changed === before ? calm + 1 : 0;
    before = changed;
  }
}

/** What the page fetches when idle has arrived too. */
export async function untilAtRest(page: Page, requests: WatchedRequests): Promise<void> {
  await page.waitForFunction(() => document.readyState === "complete");
  for (;;) {
    await untilCalm(page, requests, { looks: 12 });
    const before = requests.changed();
    await page.evaluate(async () => {
      for (let times = 0; times < 2; times += 1) await new Promise((resolve) => requestIdleCallback(resolve));
    });
    await untilCalm(page, requests, { looks: 5 });
    if (requests.changed() === before) return;
  }
}
