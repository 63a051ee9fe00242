/** What every page owes: axe in both skins, four languages without a gap, 360 px, seen focus, no shift, no error. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageBytes } from "../../scripts/lib/page-bytes.ts";
import { openApp, type PageOptions, type TestApp, type TestPage } from "./support/app.ts";
import { expectAccessible, expectNoOverflow, expectNothingClipped, unseenTabSteps } from "./support/checks.ts";
import { builtRoutes, type BuiltRoute } from "./support/routes.ts";

let app: TestApp;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  app = await openApp();
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
  ids = { companyId, gradeId: await first(`/companies/${companyId}/grades`, "items"), emailId: await first("/apps/email/emails?folder=inbox", "emails") };
});
afterAll(() => app.close());

async function visit({ path, signedIn, ready = "h1" }: BuiltRoute, options: PageOptions = {}): Promise<TestPage> {
  const address = path.replaceAll(/\$(\w+)/g, (_, name: string) => ids[name] ?? "");
  const opened = await app.open(address, { ...options, ...(signedIn && { account: "admin@demo.com" }) });
  await opened.page.locator(ready).filter({ visible: true }).first().waitFor();
  return opened;
}

test("every page of the build is visited here", () => {
  const layouts = /(^_app|\/route)$/;
  // Shown to the first person of an empty server, and in sign-in.test.ts.
  const elsewhere = ["setup"];
  const pages = pageBytes().map(({ page }) => page);
  const visited = [...builtRoutes.map(({ file }) => file), ...elsewhere];
  expect(pages.filter((page) => !layouts.test(page) && !visited.includes(page))).toEqual([]);
});

describe.each(builtRoutes)("$name", (route) => {
  test.each(["light", "dark"] as const)("is clean for axe in the %s skin", async (skin) => {
    const { page, context, faults, layoutShift } = await visit(route, { skin });
    await expectAccessible(page);
    expect(await page.title()).toMatch(/^.+ · HRMS$/);
    expect(await layoutShift()).toBeLessThan(0.002);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each(["en", "de", "fr", "pt"] as const)("speaks %s at 360 px without a gap", async (language) => {
    const { page, context, faults } = await visit(route, { language, width: 360, height: 740 });
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    await expectNoOverflow(page);
    await expectNothingClipped(page);
    // A missing text is an error of the console.
    expect(faults).toEqual([]);
    await context.close();
  });

  test("shows the focus at every Tab step", async () => {
    const { page, context } = await visit(route);
    expect(await unseenTabSteps(page)).toEqual([]);
    await context.close();
  });
});
