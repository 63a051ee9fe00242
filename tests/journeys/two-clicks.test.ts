/**
 * Two fast clicks write once: for every writing call of the demo, both when the second click comes before the answer, and
 * when it comes after it and meets what has taken the button's place.
 */
import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { operations } from "#generated/demo/operations.ts";
import { openApp, type TestApp, type TestPage } from "./support/app.ts";
import { nextFrame } from "./support/checks.ts";
import { watchDemoCalls, type DemoCalls } from "./support/demo-calls.ts";
import { demoWrites, notByOneButton, type DemoWrite } from "./support/demo-writes.ts";
import { longSessions, shown } from "./support/visits.ts";

const writes = operations.filter(({ method, tag }) => method !== "get" && tag !== "auth");
const writeAt = (method: string, path: string): string | undefined =>
  writes.find(
    (each) =>
      each.method === method.toLowerCase() && new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path),
  )?.id;

let app: TestApp;
let visited: TestPage;
let calls: DemoCalls;
/** Operations as they were asked for, and those that wait for their answer while `holding`. */
let asked: string[] = [];
let held: Route[] = [];
let holding = false;

beforeAll(async () => {
  app = await openApp({ env: longSessions });
  visited = await app.open("/pages/pricing", { account: "admin@demo.com" });
  const { page } = visited;
  await shown(page, "[data-plan]");
  calls = await watchDemoCalls(page);
  await page.route("**/*", (route) => {
    const request = route.request();
    const operation = writeAt(request.method(), new URL(request.url()).pathname);
    if (operation === undefined) return route.fallback();
    asked.push(operation);
    return holding ? void held.push(route) : route.fallback();
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.demo("/demo/reset", {});
  holding = false;
});

/** All that the clicks have started is on its way or done. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The app's router is exposed for its developer tools.
    const router = window.__TSR_ROUTER__ as unknown as {
      options: { context: { queryClient: { isMutating: () => number } } };
    };
    return router.options.context.queryClient.isMutating() === 0;
  });
  await nextFrame(page);
  // Requests are reported in order: what was sent before this one has been seen.
  await page.evaluate(() => fetch("/health"));
}

/** What the button writes, each once. */
const once = ({ operation, also = [] }: DemoWrite): string[] => [operation, ...also].toSorted();

async function reach({ path, reach: steps, button }: DemoWrite) {
  const { page } = visited;
  // Panels of the shell stay open from page to page.
  await page.keyboard.press("Escape");
  // Messages about the write before could lie over the button.
  await page
    .locator("[data-toasts]")
    .getByRole("button", { name: "Dismiss", exact: true, includeHidden: true })
    .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((dismiss) => dismiss.click()));
  await calls.open(path, "usual");
  await shown(page, "main h1, main h2");
  await steps?.(page);
  await button(page).waitFor();
  asked = [];
  return button(page);
}

describe.each(demoWrites)("$operation at $path", (write) => {
  test("is sent once by two clicks at once", async () => {
    const { page } = visited;
    const button = await reach(write);
    held = [];
    holding = true;
    await button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await expect.poll(() => held.length).toBeGreaterThan(0);
    holding = false;
    await Promise.all(held.map((route) => route.fallback()));
    await settled(page);
    expect(asked.toSorted()).toEqual(once(write));
  });

  test("is sent once if the second click comes after the answer", async () => {
    const { page } = visited;
    const button = await reach(write);
    await button.click();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await settled(page);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await settled(page);
    expect(asked.toSorted()).toEqual(once(write));
  });
});

test("every writing call of the contract is checked", () => {
  const known = [...demoWrites.map(({ operation }) => operation), ...Object.keys(notByOneButton)];
  expect([...new Set(known)].sort()).toEqual(writes.map(({ id }) => id).sort());
});
