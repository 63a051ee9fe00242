/** Opens the built app on its own server and drives Chromium; every page records its own errors. */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import type { Language } from "#src/domain/shared/languages.ts";
import type { Store } from "#src/store/database/open-store.ts";
import { testDataKey } from "../../support/data-key.ts";
import type { RunningServer } from "#src/server/main.ts";
import { startTestServer, type TestServerOptions } from "../../support/server.ts";
import { launchBrowser, layoutShiftOf, type WindowOptions } from "./browser.ts";

export type Skin = "light" | "bordered" | "dark" | "semi-dark";

export type SampleAccount =
  | "admin@demo.com"
  | "client@demo.com"
  | `${"platform" | "ops"}@hrms.demo`
  | `${"hr" | "maker" | "approver" | "manager" | "employee" | "auditor"}@merlion.demo`;

export interface PageOptions extends Partial<Omit<WindowOptions, "demoSession">> {
  readonly skin?: Skin;
  readonly language?: Language;
  /** Sample account to sign in before the page is returned; its password is the part before the @. */
  readonly account?: SampleAccount;
}

export interface TestPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Uncaught errors and console errors; API responses that a test provokes do not count. */
  readonly faults: readonly string[];
  /** Errors so far belong to the previous page. */
  readonly forget: () => void;
  /** Another URL in the same page; earlier errors are cleared. */
  readonly goTo: (path: string) => Promise<void>;
  /** Sum of layout shifts not caused by input. */
  readonly layoutShift: () => Promise<number>;
}

export interface TestApp {
  readonly url: string;
  /** The server's database, for tests that add data. */
  readonly store: Store;
  /** A page in a separate browser. */
  readonly open: (path: string, options?: PageOptions) => Promise<TestPage>;
  /** Calls of the demo layer, with the samples of the pages. */
  readonly demo: (path: string, body?: unknown) => Promise<Response>;
  /** From here on pages and calls have unchanged demo samples; calls still running change the previous ones. */
  readonly newDemo: () => void;
  readonly close: () => Promise<void>;
}

/** Tokens of a sample account as the app itself stores them. */
export async function tokensOf(url: string, email: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ email, password: email.slice(0, email.indexOf("@")) });
  const answer = await fetch(`${url}/jwt/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  const session = (await answer.json()) as { userData: unknown; accessToken: string; refreshToken: string };
  return {
    userData: JSON.stringify(session.userData),
    accessToken: session.accessToken,
    refreshToken: session.refreshToken,
  };
}

/** The same origin for each app of a worker, if free: browser caches depend on it. */
function startServer(options: TestServerOptions): Promise<RunningServer> {
  const worker = process.env["VITEST_POOL_ID"];
  if (worker === undefined) return startTestServer(options);
  return startTestServer({ ...options, env: { PORT: String(4600 + Number(worker)), ...options.env } }).catch(() =>
    startTestServer(options),
  );
}

async function watchPage({ context, page }: Pick<TestPage, "context" | "page">, path: string): Promise<TestPage> {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    const ofTheApi =
      message.text().startsWith("Failed to load resource") && !message.location().url.includes("/assets/");
    if (message.type() === "error" && !ofTheApi) faults.push(message.text());
  });
  const forget = (): void => void (faults.length = 0);
  const goTo = async (next: string): Promise<void> => {
    forget();
    await page.goto(next);
  };
  await goTo(path);
  return { page, context, faults, forget, goTo, layoutShift: () => layoutShiftOf(page) };
}

/**
 * In a test run, copying its template is faster than loading a database with samples; scripts have no such run, and a test
 * may bring a database of its own.
 */
async function databaseFor({
  empty = false,
  env = {},
}: TestServerOptions): Promise<{ env: Record<string, string>; drop: () => Promise<void> }> {
  if (process.env["VITEST"] === undefined || env["DATA_DIR"] !== undefined || env["DATABASE_URL"] !== undefined)
    return { env, drop: () => Promise.resolve() };
  const { copyDatabase } = await import("../../support/database.ts");
  const { url, drop } = await copyDatabase({ samples: !empty });
  return { env: { ...env, DATABASE_URL: url, DATA_KEY: testDataKey }, drop };
}

export async function openApp(options: TestServerOptions = {}): Promise<TestApp> {
  if (!existsSync(join(import.meta.dirname, "../../../dist/app/index.html")))
    throw new Error("Build the app first: npx vite build");
  const database = await databaseFor(options);
  const server = await startServer({ ...options, env: database.env });
  const browser = await launchBrowser(server.url);
  let demoSession = randomUUID();
  return {
    url: server.url,
    store: server.store,
    demo: (path, body) =>
      fetch(server.url + path, {
        headers: { "x-demo-session": demoSession, ...(body !== undefined && { "content-type": "application/json" }) },
        ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      }),
    newDemo: () => void (demoSession = randomUUID()),
    async open(path, { skin, language, account, stored: more, ...pageOptions } = {}) {
      const stored = {
        ...(skin && { "hrms.skin": skin }),
        ...(language && { "hrms.language": language }),
        ...(account && (await tokensOf(server.url, account))),
        ...more,
      };
      return watchPage(await browser.openWindow({ ...pageOptions, stored, demoSession }), path);
    },
    async close() {
      await browser.close();
      await server.close();
      await database.drop();
    },
  };
}

/** Keys pressed in immediate succession, however slow the machine: none waits for the effect of the previous one. */
export async function typeAtOnce(page: Page, word: string): Promise<void> {
  await Promise.all([...word].map((key) => page.keyboard.press(key)));
}
