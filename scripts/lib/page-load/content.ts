/** When a page has its content, and when it has come to rest. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import type { WatchedRequests } from "./requests.ts";

/** The page has the element, visible, and no region of its content still loads. */
export const hasContent = (page: Page, ready: string): Promise<boolean> =>
  page.evaluate((css) => {
    if (document.querySelector("main [aria-busy=true]")) return false;
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
const lookMs = 10;

/**
 * Nothing in flight besides what is held, and nothing new at so many looks in a row. Each look waits for the page to be idle, so that
 * they take longer on a busy machine, as the page does.
 */
export async function untilCalm(
  page: Page,
  requests: WatchedRequests,
  { looks, held = () => 0 }: { looks: number; held?: () => number },
): Promise<void> {
  let calm = 0;
  let seen = requests.changed();
  while (calm < looks) {
    await sleep(lookMs);
    await idle(page);
    calm = requests.open() <= held() && requests.changed() === seen ? calm + 1 : 0;
    seen = requests.changed();
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
