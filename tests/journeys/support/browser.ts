/** Chromium for the journeys: isolated windows, and one profile whose caches outlive a test. */
import { join } from "node:path";
import { chromium, type BrowserContext, type LaunchOptions, type Page } from "playwright-core";
import { findChromium } from "../../../scripts/lib/chromium.ts";
import { slowdown } from "./slowdown.ts";

export interface WindowOptions {
  readonly width?: number;
  readonly height?: number;
  /** The browser's local storage, by key. */
  readonly stored: Readonly<Record<string, string>>;
  /** Without what earlier pages have left in caches. */
  readonly cold?: boolean;
  /** Whose copy of the demo samples its calls use. */
  readonly demoSession: string;
}

interface OpenedWindow {
  readonly context: BrowserContext;
  /** Still empty. */
  readonly page: Page;
}

interface JourneyBrowser {
  readonly openWindow: (options: WindowOptions) => Promise<OpenedWindow>;
  readonly close: () => Promise<void>;
}

interface ShiftWindow extends Window {
  layoutShift: number;
}

export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as ShiftWindow).layoutShift);

function watchLayout(): void {
  const view = window as unknown as ShiftWindow;
  view.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[]) {
      if (!entry.hadRecentInput) view.layoutShift += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Once per window: what the app changes later must stay. */
function remember(stored: Readonly<Record<string, string>>): void {
  // Sandboxed frames have no storage.
  if (window !== window.top || localStorage.getItem("test.prepared")) return;
  localStorage.setItem("test.prepared", "yes");
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
}

async function prepare(context: BrowserContext, { stored, demoSession }: WindowOptions): Promise<() => Promise<void>> {
  await context.setExtraHTTPHeaders({ "x-demo-session": demoSession });
  const scripts = [await context.addInitScript(remember, stored), await context.addInitScript(watchLayout)];
  return async () => void (await Promise.all(scripts.map((script) => script.dispose())));
}

/** Nobody presses two keys before the page has drawn what the first one did, such as where the focus is now. */
function pressAfterDrawing(page: Page): void {
  const press = page.keyboard.press.bind(page.keyboard);
  const drawn = (): Promise<unknown> =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  page.keyboard.press = async (...given) => {
    // A page that is being left draws no more.
    await drawn().catch(() => undefined);
    await press(...given);
  };
}

async function openPage(context: BrowserContext): Promise<Page> {
  context.setDefaultTimeout(30_000 * slowdown);
  const page = await context.newPage();
  pressAfterDrawing(page);
  if (slowdown > 1)
    await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

const sizeOf = ({ width = 1280, height = 800 }: Partial<WindowOptions>) => ({ width, height });

export async function launchBrowser(baseURL: string): Promise<JourneyBrowser> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error("No Chromium found: install one or set CHROME_PATH");
  const launching = { executablePath, args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])] };
  const surroundings = { baseURL, viewport: sizeOf({}), locale: "en-SG", timezoneId: "Asia/Singapore" };
  const lasting = await launchLasting({ ...launching, ...surroundings });
  const browser = lasting?.browser() ?? (await chromium.launch(launching));
  /** The persistent profile, while no test uses it. */
  let free = lasting;

  async function openLasting(context: BrowserContext, options: WindowOptions): Promise<OpenedWindow> {
    free = undefined;
    const page = await openPage(context);
    await page.setViewportSize(sizeOf(options));
    const session = await context.newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", {
      origin: baseURL,
      storageTypes: "cookies,local_storage,indexeddb,service_workers,cache_storage",
    });
    const forget = await prepare(context, options);
    context.close = async () => {
      await Promise.all(context.pages().map((open) => open.close()));
      await Promise.all([forget(), context.unrouteAll(), context.clearPermissions(), context.setOffline(false)]);
      free = context;
    };
    return { context, page };
  }

  return {
    async openWindow(options) {
      if (free && options.cold !== true) return openLasting(free, options);
      const context = await browser.newContext({ ...surroundings, viewport: sizeOf(options) });
      await prepare(context, options);
      return { context, page: await openPage(context) };
    },
    close: () => browser.close(),
  };
}

/** Chromium lets a second browser have the profile too, which then waits for its databases, at times for a minute. */
let profileTaken = false;

/**
 * One profile per test worker; its scripts are compiled already, so that a page takes half the time. A
 * second run at the same time does without, and so does a second app of the same test.
 */
async function launchLasting(options: LaunchOptions & { baseURL: string }): Promise<BrowserContext | undefined> {
  const worker = process.env["VITEST_POOL_ID"];
  if (worker === undefined || profileTaken) return undefined;
  const folder = join(import.meta.dirname, `../../../.cache/test/chromium-${worker}`);
  profileTaken = true;
  const forget = (): undefined => void (profileTaken = false);
  const lasting = await chromium.launchPersistentContext(folder, options).catch(forget);
  lasting?.on("close", forget);
  return lasting;
}
