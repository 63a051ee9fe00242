/** Opens the built app on a server of its own and drives Chromium; every page watches itself for faults. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import type { Store } from "#src/store/open-store.ts";
import { findChromium } from "../../../scripts/lib/chromium.ts";
import { testDataKey } from "../../support/data-key.ts";
import { startTestServer, type TestServerOptions } from "../../support/server.ts";

export type Skin = "light" | "bordered" | "dark" | "semi-dark";
export type Language = "en" | "de" | "fr" | "pt";

export type SampleAccount = "admin@demo.com" | "client@demo.com" | `${"platform" | "ops"}@hrms.demo` | `${"hr" | "maker" | "approver" | "manager" | "employee" | "auditor"}@merlion.demo`;

export interface PageOptions {
  readonly skin?: Skin;
  readonly language?: Language;
  readonly width?: number;
  readonly height?: number;
  /** Sample account to sign in before the page is handed over; its password is the part before the @. */
  readonly account?: SampleAccount;
  /** What the browser remembers besides, by its key in local storage. */
  readonly stored?: Readonly<Record<string, string>>;
}

export interface TestPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Uncaught errors and what the console called one; answers of the API that a test provokes do not count. */
  readonly faults: readonly string[];
  /** Another address in the same page; what was wrong before is forgotten. */
  readonly goTo: (path: string) => Promise<void>;
  /** Sum of layout shifts that no input caused. */
  readonly layoutShift: () => Promise<number>;
}

export interface TestApp {
  readonly url: string;
  /** The server's database, for those who fill it. */
  readonly store: Store;
  /** A page in a browser of its own. */
  readonly open: (path: string, options?: PageOptions) => Promise<TestPage>;
  readonly close: () => Promise<void>;
}

interface ShiftWindow extends Window {
  layoutShift: number;
}

function watchLayout(): void {
  const view = window as unknown as ShiftWindow;
  view.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[]) {
      if (!entry.hadRecentInput) view.layoutShift += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

async function launch(): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error("No Chromium found: install one or set CHROME_PATH");
  return chromium.launch({ executablePath, args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])] });
}

/** Tokens of a sample account as the app itself stores them. */
async function tokensOf(url: string, email: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ email, password: email.slice(0, email.indexOf("@")) });
  const answer = await fetch(`${url}/jwt/login`, { method: "POST", headers: { "content-type": "application/json" }, body });
  const session = (await answer.json()) as { userData: unknown; accessToken: string; refreshToken: string };
  return { userData: JSON.stringify(session.userData), accessToken: session.accessToken, refreshToken: session.refreshToken };
}

async function openPage(context: BrowserContext, path: string): Promise<TestPage> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    const ofTheApi = message.text().startsWith("Failed to load resource") && !message.location().url.includes("/assets/");
    if (message.type() === "error" && !ofTheApi) faults.push(message.text());
  });
  const goTo = async (next: string): Promise<void> => {
    faults.length = 0;
    await page.goto(next);
  };
  await goTo(path);
  return { page, context, faults, goTo, layoutShift: () => page.evaluate(() => (window as unknown as ShiftWindow).layoutShift) };
}

/** In a run of tests a copy of its template is there sooner than a database with samples of its own; scripts have no such run. */
async function databaseFor({ empty = false, env = {} }: TestServerOptions): Promise<{ env: Record<string, string>; drop: () => Promise<void> }> {
  if (process.env["VITEST"] === undefined || env["DATA_DIR"] !== undefined) return { env, drop: () => Promise.resolve() };
  const { copyDatabase } = await import("../../support/database.ts");
  const { url, drop } = await copyDatabase({ samples: !empty });
  return { env: { ...env, DATABASE_URL: url, DATA_KEY: testDataKey }, drop };
}

export async function openApp(options: TestServerOptions = {}): Promise<TestApp> {
  if (!existsSync(join(import.meta.dirname, "../../../dist/app/index.html"))) throw new Error("Build the app first: npx vite build");
  const database = await databaseFor(options);
  const [server, browser] = await Promise.all([startTestServer({ ...options, env: database.env }), launch()]);

  const openContext = async ({ skin, language, width = 1280, height = 800, account, stored: more }: PageOptions): Promise<BrowserContext> => {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width, height }, locale: "en-SG", timezoneId: "Asia/Singapore" });
    const stored = {
      ...(skin && { "hrms.skin": skin }),
      ...(language && { "hrms.language": language }),
      ...(account && (await tokensOf(server.url, account))),
      ...more,
    };
    // Once for the context: what the app changes later must stay.
    await context.addInitScript((values) => {
      if (localStorage.getItem("test.prepared")) return;
      localStorage.setItem("test.prepared", "yes");
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored);
    await context.addInitScript(watchLayout);
    return context;
  };

  return {
    url: server.url,
    store: server.store,
    open: async (path, pageOptions = {}) => openPage(await openContext(pageOptions), path),
    async close() {
      await browser.close();
      await server.close();
      await database.drop();
    },
  };
}

/** Keys that follow each other at once, however slow the machine: none waits for what the one before brought about. */
export async function typeAtOnce(page: Page, word: string): Promise<void> {
  await Promise.all([...word].map((key) => page.keyboard.press(key)));
}
