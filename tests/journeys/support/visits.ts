/** Visits built pages one after the other in one browser: by URL, or from within the app. */
import type { Page } from "playwright-core";
import type { PayslipPage } from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { openApp, type PageOptions, type TestApp, type TestPage } from "./app.ts";
import { callerOf } from "./payroll.ts";
import type { BuiltRoute } from "./routes.ts";

export interface Visits {
  /** Loads the app at the page's URL. */
  readonly visit: (route: BuiltRoute, options?: Omit<PageOptions, "account">) => Promise<TestPage>;
  /** Opens the page through an in-app link, in a quarter of the time; pages before sign-in are loaded. */
  readonly walkTo: (route: BuiltRoute, options?: Omit<PageOptions, "account">) => Promise<TestPage>;
  readonly close: () => Promise<void>;
}

/** Ids for route parameters: the first samples. */
export async function sampleIds(app: TestApp): Promise<Readonly<Record<string, string>>> {
  const { page, context } = await app.open("/start", { account: "admin@demo.com" });
  await page.waitForURL(/\/companies\/[^/]+\/dashboard/);
  const companyId = /\/companies\/([^/]+)/.exec(page.url())?.[1] ?? "";
  const accessToken = await page.evaluate(() => localStorage.getItem("accessToken"));
  await context.close();
  const first = async (path: string, list: string): Promise<string> => {
    const answer = await fetch(app.url + path, { headers: { authorization: `Bearer ${accessToken}` } });
    const body = (await answer.json()) as Record<string, { id: string | number }[] | undefined>;
    const id = body[list]?.[0]?.id;
    if (id === undefined) throw new Error(`${path} has no sample: ${answer.status} ${JSON.stringify(body)}`);
    return String(id);
  };
  const trading = `/companies/${sampleCompanies.trading.id}`;
  const employee = await callerOf(app.url, "employee@merlion.demo");
  const [myPayslip] = (await employee<PayslipPage>("GET", `${trading}/my-payslips`)).items;
  if (!myPayslip) throw new Error("The employee has no payslip.");
  const taxFilingId = await first(`${trading}/tax-filings`, "items");
  return {
    companyId,
    employeeId: await first(`/companies/${companyId}/employees`, "items"),
    leaveId: await first(`/companies/${companyId}/leaves`, "items"),
    importId: await first(`${trading}/imports`, "items"),
    gradeId: await first(`/companies/${companyId}/grades`, "items"),
    emailId: await first("/apps/email/emails?folder=inbox", "emails"),
    workpassTypeId: await first("/workpass-types?category=skilled&q=S%20Pass", "items"),
    // The current month, which is still open.
    payRunId: await first(`${trading}/pay-runs?status=calculated`, "items"),
    payslipId: await first(`${trading}/payslips`, "items"),
    settlementId: await first(`${trading}/settlements`, "items"),
    taxClearanceId: await first(`${trading}/tax-clearances`, "items"),
    taxFilingId,
    taxFormId: await first(`${trading}/tax-filings/${taxFilingId}/forms`, "items"),
    myPayslipId: myPayslip.id,
  };
}

/** Longer than all visits take: a page that closes while renewing its tokens would lose them for later pages. */
const lifetime = "7200";
export const longSessions = { ACCESS_TOKEN_SECONDS: lifetime, REFRESH_TOKEN_SECONDS: lifetime };

export const addressOf = ({ path }: BuiltRoute, ids: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\$(\w+)/g, (_, name: string) => {
    const id = ids[name];
    if (id === undefined) throw new Error(`There is no ${name} for ${path}.`);
    return id;
  });

/** Visible, and nothing of the previous page; checked in each frame, because a locator polls ever more slowly. */
export async function shown(page: Page, ready: string): Promise<void> {
  const waiting = page.waitForFunction((css) => {
    // The app's router is exposed there for its developer tools.
    const { state } = (window as Partial<Window>).__TSR_ROUTER__ ?? {};
    if (state?.status !== "idle" || state.resolvedLocation?.pathname !== location.pathname) return false;
    return [...document.querySelectorAll(css)].some(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0,
    );
  }, ready);
  await waiting.catch(async (cause: unknown) => {
    const there = await page.evaluate(() => {
      const { state } = (window as Partial<Window>).__TSR_ROUTER__ ?? {};
      return `${location.pathname}, router ${state?.status} at ${state?.resolvedLocation?.pathname}:\n${document.querySelector("main")?.innerText.slice(0, 600)}`;
    });
    throw new Error(`${ready} did not show on ${there}`, { cause });
  });
}

/** An empty URL: a page that would persist for the next URL of its route is removed in between. */
export const nowhere = "/no/page/between";

async function walk(page: Page, path: string, ready: string): Promise<void> {
  await page.evaluate((between) => history.pushState(null, "", between), nowhere);
  await shown(page, "main h2, main h1");
  await page.evaluate((next) => {
    // As after a load, Tab begins at the top; in the menu the focus would outlive the page.
    document.querySelector("a[href='#content']")?.parentElement?.focus({ preventScroll: true });
    history.pushState(null, "", next);
  }, path);
  await shown(page, ready);
}

export async function openVisits(): Promise<Visits> {
  const app = await openApp({ env: longSessions });
  const ids = await sampleIds(app);
  const pages = new Map<string, TestPage>();

  const keyOf = ({ signedIn, account }: BuiltRoute, options: PageOptions) =>
    JSON.stringify({ ...options, ...(signedIn && { account: account ?? "admin@demo.com" }) });

  async function visit(route: BuiltRoute, options: Omit<PageOptions, "account"> = {}): Promise<TestPage> {
    const key = keyOf(route, options);
    const there = pages.get(key);
    // One page goes from URL to URL: opening another for each takes as long as its checks.
    const address = addressOf(route, ids);
    if (there) await there.goTo(address);
    const opened = there ?? (await app.open(address, JSON.parse(key) as PageOptions));
    pages.set(key, opened);
    await shown(opened.page, route.ready ?? "h1");
    return opened;
  }

  return {
    visit,
    async walkTo(route, options = {}) {
      const there = pages.get(keyOf(route, options));
      if (!there || !route.signedIn) return visit(route, options);
      there.forget();
      await walk(there.page, addressOf(route, ids), route.ready ?? "h1");
      return there;
    },
    close: () => app.close(),
  };
}
