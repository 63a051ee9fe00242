/**
 * Every page of the demo and the gallery: a slow server shows skeletons, a failing one a way to try again, empty lists an
 * explanation, and reload and Back keep what was chosen. The other checks of every page are in `every-route-wide.test.ts`
 * and `every-route-narrow.test.ts`.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openApp, type TestApp, type TestPage } from "./support/app.ts";
import { watchDemoCalls, type DemoCalls } from "./support/demo-calls.ts";
import { builtRoutes, type BuiltRoute } from "./support/routes.ts";
import { addressOf, longSessions, nowhere, sampleIds, shown } from "./support/visits.ts";

let app: TestApp;
let visited: TestPage;
/** Of nobody: pages before sign-in send everyone else away. */
let signedOut: TestPage;
let calls: DemoCalls;
let ids: Readonly<Record<string, string>>;
beforeAll(async () => {
  app = await openApp({ env: longSessions });
  ids = await sampleIds(app);
  visited = await app.open("/pages/pricing", { account: "admin@demo.com" });
  await shown(visited.page, "[data-plan]");
  calls = await watchDemoCalls(visited.page);
  signedOut = await app.open("/misc/error");
});
afterAll(() => app.close());

const ofDemo = /^_app\/(?:index$|apps\/|pages\/|cards\/|dashboard\/|datatables\/)/;
const ofGallery = /^_app\/(?:components|forms|tables|extensions|charts|maps|icons|colors|ui-element)\//;

const routes = builtRoutes.filter(({ signedIn, account }) => signedIn && account === undefined);
/** Pages whose content does not depend on a call: forms that are empty at first, and addresses that cannot exist. */
const withoutData = ["new invoice", "unknown mail folder", "unknown list of tasks"];
const demoRoutes = routes.filter(({ file, name }) => ofDemo.test(file) && !withoutData.includes(name));
/** Without data: page layouts, what roles see, and the pages before sign-in, of errors and of times. */
const plainRoutes = routes.filter(
  ({ file, name }) => /^_app\/(?:access-control|page-layout\/)|^misc\//.test(file) || withoutData.includes(name),
);
const openRoutes = builtRoutes.filter(
  ({ file, signedIn }) =>
    !signedIn && /^misc\/|^page-layout\/|^pages\/(?:login|register|forgot-password|reset-password)-/.test(file),
);
const galleryRoutes = routes.filter(({ file }) => ofGallery.test(file));

/** Pages whose lists can be empty, with what offers to fill them. */
const emptyPages = ["inbox", "emails of a label", "tasks", "tasks of a tag", "users", "invoices", "shop", "wishlist"];
const moreEmptyPages = ["checkout", "questions", "knowledge base", "blog", "datatables/basic", "datatables/advance"];
const emptyStates = "main [data-page-state=empty] :is(a, button)";

/** FullCalendar 7.1 scrolls its time axis in the next frame, even if the view has gone by then. */
const ofLibrary = "Cannot read properties of null (reading 'scrollTo')";
const ofApp = (faults: readonly string[]): string[] => faults.filter((fault) => fault !== ofLibrary);

const visible = (page: Page, css: string): Promise<unknown> =>
  page.waitForFunction((found) => [...document.querySelectorAll(found)].some((one) => one.checkVisibility()), css);

const readyOf = ({ ready = "h1" }: BuiltRoute): string => ready;

/**
 * Presses every “Try again”, also those that a drawer covers, until none is left and the page has all its data: a call that
 * failed just before the others recovered offers its own when the skeletons of the first press are gone.
 */
async function tryAgain(page: Page, ready: string): Promise<void> {
  await page.waitForFunction((css) => {
    const retries = [...document.querySelectorAll("button")].filter(
      ({ textContent, disabled }) => textContent === "Try again" && !disabled,
    );
    for (const retry of retries) retry.click();
    const busy = document.querySelector(":is(main, [role=dialog]) [aria-busy=true]");
    return (
      retries.length === 0 && !busy && [...document.querySelectorAll(css)].some((element) => element.checkVisibility())
    );
  }, ready);
}

/** The title names what the page is about, not an ellipsis until that is known. */
const titled = (page: Page): Promise<unknown> => page.waitForFunction(() => !document.title.includes("…"));

/** The page has all its data, and a title that depends on them. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => document.querySelector("main h1, main h2") && !document.querySelector("main [aria-busy=true]"),
  );
  await titled(page);
};

/** What a reload must keep: the address, the title, and the tab that the address names. */
const stateOf = (page: Page, tabs: boolean): Promise<unknown> =>
  page.evaluate(
    (withTabs) => ({
      address: location.pathname + location.search,
      title: document.title,
      tabs: [...document.querySelectorAll(withTabs ? "main [role=tab][aria-selected=true]" : "no-tab")].map(
        ({ textContent }) => textContent,
      ),
    }),
    tabs,
  );

/** Leaves for another page and comes back. */
async function expectSameOnTheWayBack(page: Page, ready: string, path: string): Promise<void> {
  await page.goto(path);
  await shown(page, ready);
  await titled(page);
  const before = await stateOf(page, false);
  await page.reload();
  await shown(page, ready);
  await expect.poll(() => stateOf(page, false)).toEqual(before);
  await page.goto("/pages/verify-email");
  await shown(page, "h1");
  await page.goBack();
  await shown(page, ready);
  await expect.poll(() => stateOf(page, false)).toEqual(before);
}

/** Chooses the last tab of a page whose address has it, so that there is something to keep. */
async function chooseTab(page: Page): Promise<boolean> {
  const before = page.url();
  const chosen = await page.evaluate(() => {
    const tab = [...document.querySelectorAll<HTMLElement>("main [role=tab]")].findLast(
      (one) => one.ariaSelected !== "true" && one.ariaDisabled !== "true",
    );
    tab?.click();
    return tab !== undefined;
  });
  return chosen && page.url() !== before;
}

async function expectReloadAndBack(route: BuiltRoute): Promise<void> {
  const { page } = visited;
  // Examples of the gallery have tabs of their own, which the address does not name.
  const chosen = ofDemo.test(route.file) && (await chooseTab(page));
  if (ofDemo.test(route.file)) await settled(page);
  const before = await stateOf(page, chosen);
  await page.reload();
  await shown(page, chosen ? "main h1" : readyOf(route));
  await expect.poll(() => stateOf(page, chosen)).toEqual(before);
  await page.evaluate((to) => history.pushState(null, "", to), nowhere);
  await shown(page, "main h2, main h1");
  await page.goBack();
  await expect.poll(() => stateOf(page, chosen)).toEqual(before);
}

describe.each(demoRoutes)("$name", (route) => {
  test("is a skeleton while it waits, offers to try again, and recovers", async () => {
    const { page, forget, faults } = visited;
    forget();
    await calls.open(addressOf(route, ids), "held");
    await visible(page, "main [aria-busy=true], [role=dialog] [aria-busy=true]");
    await calls.fail();
    await page.waitForFunction(() =>
      [...document.querySelectorAll("button")].some((one) => one.textContent === "Try again"),
    );
    calls.recover();
    await tryAgain(page, readyOf(route));
    await shown(page, readyOf(route));
    expect(ofApp(faults)).toEqual([]);
  });

  test("keeps its state after a reload and on the way back", () => expectReloadAndBack(route));

  test("explains that there is nothing yet", async () => {
    const { page, faults } = visited;
    await calls.open(addressOf(route, ids), "empty");
    await settled(page);
    if ([...emptyPages, ...moreEmptyPages].includes(route.name)) await visible(page, emptyStates);
    expect(ofApp(faults)).toEqual([]);
    calls.recover();
  });
});

describe.each(galleryRoutes)("$name", (route) => {
  test("keeps its state after a reload and on the way back", async () => {
    const { page, forget, faults } = visited;
    forget();
    await calls.open(addressOf(route, ids), "usual");
    await shown(page, readyOf(route));
    await expectReloadAndBack(route);
    expect(ofApp(faults)).toEqual([]);
  });
});

describe.each([...plainRoutes, ...openRoutes])("$name", (route) => {
  test("keeps its state after a reload and on the way back", async () => {
    const { page, forget, faults } = route.signedIn ? visited : signedOut;
    forget();
    await expectSameOnTheWayBack(page, readyOf(route), addressOf(route, ids));
    expect(ofApp(faults)).toEqual([]);
  });
});

test("every page of the demo is checked", () => {
  const checked = [...demoRoutes, ...galleryRoutes, ...plainRoutes, ...openRoutes].map(({ file }) => file);
  const ofProduct = /^_app\/(?:companies|platform|tenant|me|calculators|employees|no-company)(?:\/|$)|^_app\/\$$/;
  const beforeSignIn = ["accept-invitation", "company-sign-in", "sso-callback", "verify-email"].map(
    (name) => `pages/${name}`,
  );
  const besides = builtRoutes
    .map(({ file }) => file)
    .filter((file) => !ofProduct.test(file) && !checked.includes(file));
  expect([...new Set(besides)].toSorted()).toEqual(["dev/outbox", ...beforeSignIn, "pricing"].toSorted());
});
