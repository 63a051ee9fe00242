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

/** Nothing in flight besides what is held, nothing new for so long, and the page idle. */
export async function untilCalm(
  page: Page,
  requests: WatchedRequests,
  { ms, held = () => 0 }: { ms: number; held?: () => number },
): Promise<void> {
  for (;;) {
    await idle(page);
    if (requests.open() <= held() && performance.now() - requests.changed() > ms) return;
    await sleep(10);
  }
}

/** What the page fetches when idle has arrived too. */
export async function untilAtRest(page: Page, requests: WatchedRequests): Promise<void> {
  await page.waitForFunction(() => document.readyState === "complete");
  for (;;) {
    await untilCalm(page, requests, { ms: 150 });
    const before = requests.changed();
    await page.evaluate(async () => {
      for (let times = 0; times < 2; times += 1) await new Promise((resolve) => requestIdleCallback(resolve));
    });
    await untilCalm(page, requests, { ms: 60 });
    if (requests.changed() === before) return;
  }
}
