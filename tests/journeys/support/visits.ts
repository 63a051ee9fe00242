/** Visits built pages one after the other, as one person in one browser does; only the first load of all is a cold one. */
import { openApp, type PageOptions, type TestApp, type TestPage } from "./app.ts";
import type { BuiltRoute } from "./routes.ts";

export interface Visits {
  readonly visit: (route: BuiltRoute, options?: Omit<PageOptions, "account">) => Promise<TestPage>;
  readonly close: () => Promise<void>;
}

/** Ids that the addresses of routes name: the first of the samples. */
async function sampleIds(app: TestApp): Promise<Readonly<Record<string, string>>> {
  const { page, context } = await app.open("/", { account: "admin@demo.com" });
  await page.waitForURL(/\/companies\/[^/]+\/dashboard/);
  const companyId = /\/companies\/([^/]+)/.exec(page.url())?.[1] ?? "";
  const accessToken = await page.evaluate(() => localStorage.getItem("accessToken"));
  await context.close();
  const first = async (path: string, list: string): Promise<string> => {
    const answer = await fetch(app.url + path, { headers: { authorization: `Bearer ${accessToken}` } });
    const body = (await answer.json()) as Record<string, { id: string | number }[]>;
    return String(body[list]?.[0]?.id);
  };
  return { companyId, employeeId: await first(`/companies/${companyId}/employees`, "items"), gradeId: await first(`/companies/${companyId}/grades`, "items"), emailId: await first("/apps/email/emails?folder=inbox", "emails"), workpassTypeId: await first("/workpass-types?category=skilled&q=S%20Pass", "items") };
}

/** Longer than all visits take: a page that closes while it renews its tokens would lose them for the pages after it. */
const lifetime = "7200";

export async function openVisits(): Promise<Visits> {
  const app = await openApp({ env: { ACCESS_TOKEN_SECONDS: lifetime, REFRESH_TOKEN_SECONDS: lifetime } });
  const ids = await sampleIds(app);
  const pages = new Map<string, TestPage>();

  /** One page goes from address to address: to open another for each takes as long as its checks. */
  const goTo = async (path: string, options: PageOptions): Promise<TestPage> => {
    const key = JSON.stringify(options);
    const there = pages.get(key);
    if (there) await there.goTo(path);
    const opened = there ?? (await app.open(path, options));
    pages.set(key, opened);
    return opened;
  };

  return {
    async visit({ path, signedIn, account = "admin@demo.com" as const, ready = "h1" }, options = {}) {
      const address = path.replaceAll(/\$(\w+)/g, (_, name: string) => ids[name] ?? "");
      const opened = await goTo(address, { ...options, ...(signedIn && { account }) });
      await opened.page.locator(ready).filter({ visible: true }).first().waitFor();
      return opened;
    },
    close: () => app.close(),
  };
}
