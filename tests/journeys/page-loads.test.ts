/** Cold loads of every page: at most so many requests, scripts and hops, no console error; and so many React commits of a list. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { commitsOf, watchCommits } from "../../scripts/lib/page-load/commits.ts";
import { hasContent, untilAtRest } from "../../scripts/lib/page-load/content.ts";
import { loadInRounds, type LoadInRounds } from "../../scripts/lib/page-load/in-rounds.ts";
import { type PageRequest, watchRequests } from "../../scripts/lib/page-load/requests.ts";
import { openApp, type TestApp, tokensOf } from "./support/app.ts";
import { type BuiltRoute, builtRoutes } from "./support/routes.ts";
import { addressOf, longSessions, sampleIds } from "./support/visits.ts";

// Most of a load is waiting, here even more than in other journeys.
vi.setConfig({ maxConcurrency: 4 });

interface Bounds {
  readonly requests: number;
  readonly scripts: number;
  readonly hops: number;
}

/** The goal is 10 scripts and two hops: the document, then everything else. A busy machine splits hops. */
const bounds: Bounds = { requests: 20, scripts: 11, hops: 4 };

/** What pages with more need today; to be lowered. */
const above: readonly (readonly [Partial<Bounds>, readonly string[]])[] = [
  // The person's record is known by its id only, and its tabs are those of two pages.
  [{ requests: 36, scripts: 24, hops: 8 }, ["my employment", "my pay", "my personal record"]],
  // Clock, roster, leave, tasks and the latest payslip beside it.
  [{ requests: 46, scripts: 27, hops: 8 }, ["home"]],
  [{ requests: 28 }, ["dashboard", "unknown company"]],
  [{ requests: 28, scripts: 18, hops: 5 }, ["my password", "my devices", "my privacy", "my mails"]],
  // Tabs that have several lists.
  [{ requests: 26, scripts: 13, hops: 6 }, ["an employee's job", "an employee's identity"]],
  [{ requests: 24, scripts: 13, hops: 6 }, ["an employee's tasks", "an employee's documents"]],
  [{ requests: 25, scripts: 14, hops: 6 }, ["items of an employee"]],
  [{ requests: 22, scripts: 13 }, ["new employee", "employee items"]],
  [{ hops: 7 }, ["end of a leave year"]],
  // Whom it may pay, in several lists.
  [{ requests: 24, scripts: 12 }, ["new pay run"]],
  [{ requests: 21 }, ["comparison of a pay run"]],
  [{ requests: 22, scripts: 13, hops: 6 }, ["deliveries of a webhook"]],
  [{ hops: 6 }, ["a tenant's package", "logo of a company", "members of a role", "role of the product"]],
  [{ hops: 5 }, ["team of a project", "edit task template", "new designation", "edit work pass type"]],
  // What they show depends on what they have asked before.
  [{ hops: 6 }, ["history of rates", "CPF ceilings", "what CPF rates change", "what CPF rates do to wages"]],
  [{ hops: 6 }, ["CPF ages", "CPF wages", "rates of the platform", "overview of the platform"]],
  [
    { hops: 5 },
    ["calculator of a month's pay", "calculator of a year's CPF", "calculator of overtime", "calculator of SDL"],
  ],
  // Demo apps, with their editors.
  [
    { requests: 29, scripts: 13, hops: 5 },
    ["an email", "a task", "tasks", "tasks of a tag", "inbox", "emails of a label"],
  ],
  [{ requests: 26, scripts: 13, hops: 5 }, ["a user", "a new user", "users", "users without a match", "unknown user"]],
  [{ requests: 24, scripts: 13 }, ["edit user", "edit links of a user", "edit information of a user"]],
  // Each widget and picture is a request.
  [{ requests: 32 }, ["eCommerce dashboard", "shop", "product"]],
  [{ requests: 29 }, ["profile"]],
  [{ requests: 26 }, ["analytics dashboard", "cards: advance", "cards: statistics", "cards: analytics", "wishlist"]],
  [{ requests: 26 }, ["unknown product", "checkout", "knowledge base", "blog"]],
  [
    { requests: 25, scripts: 12 },
    ["invoices", "an invoice", "an invoice to send", "unknown invoice", "edit invoice", "new invoice"],
  ],
  [{ requests: 24 }, ["components/carousel", "components/media-objects"]],
  [{ requests: 30, scripts: 12 }, ["extensions/swiper"]],
  // It shows the texts of the other languages too.
  [{ requests: 23, scripts: 13 }, ["extensions/i18n"]],
  [{ requests: 22, scripts: 12 }, ["forms/form-repeater", "forms/elements/editor", "datatables/advance"]],
];
const boundsOf = (name: string): Bounds =>
  above.reduce((all, [more, names]) => (names.includes(name) ? { ...all, ...more } : all), bounds);

/** Of a list. */
const maxCommits = 6;

let app: TestApp;
let ids: Readonly<Record<string, string>>;
const tokens = new Map<string, Promise<Record<string, string>>>();

beforeAll(async () => {
  app = await openApp({ env: longSessions });
  ids = await sampleIds(app);
});
afterAll(() => app.close());

/** Each account signs in once. */
function storedFor({ signedIn, account }: BuiltRoute): Promise<Record<string, string>> {
  if (!signedIn) return Promise.resolve({});
  const email = account ?? "admin@demo.com";
  const known = tokens.get(email) ?? tokensOf(app.url, email);
  tokens.set(email, known);
  return known;
}

/** At a file of the app that loads nothing, in a browser that has loaded nothing and knows its session and language. */
async function openBefore(route: BuiltRoute) {
  const opened = await app.open("/favicon.svg", { cold: true, stored: await storedFor(route) });
  const hints = { "hrms.language": "en", ...(route.signedIn && { "hrms.signed-in": "1" }) };
  await opened.context.addCookies(Object.entries(hints).map(([name, value]) => ({ name, value, url: app.url })));
  const devtools = await opened.context.newCDPSession(opened.page);
  return { ...opened, devtools, requests: await watchRequests(devtools) };
}

interface ColdLoad extends LoadInRounds {
  readonly requests: readonly PageRequest[];
  readonly faults: readonly string[];
}

async function coldLoad(route: BuiltRoute): Promise<ColdLoad> {
  const opened = await openBefore(route);
  const { page, context, requests, faults } = opened;
  try {
    const load = await loadInRounds(opened, addressOf(route, ids), route.ready ?? "h1");
    await untilAtRest(page, requests);
    return { ...load, requests: requests.all(), faults: [...faults] };
  } finally {
    await context.close();
  }
}

const pathsOf = (requests: readonly PageRequest[]): string =>
  requests.map(({ url }) => new URL(url).pathname).join("\n");

const described = (rounds: LoadInRounds["rounds"]): string =>
  rounds.map((paths, index) => `${index + 1}: ${paths.join(" ")}`).join("\n");

test.concurrent.for(builtRoutes)("$name", async (route, { expect }) => {
  const max = boundsOf(route.name);
  const { requests, hops, rounds, faults } = await coldLoad(route);
  const scripts = requests.filter(({ kind }) => kind === "script");
  expect.soft(requests.length, `requests\n${pathsOf(requests)}`).toBeLessThanOrEqual(max.requests);
  expect.soft(scripts.length, `scripts\n${pathsOf(scripts)}`).toBeLessThanOrEqual(max.scripts);
  expect.soft(hops, `hops\n${described(rounds)}`).toBeLessThanOrEqual(max.hops);
  expect(faults).toEqual([]);
});

describe("a list comes to rest after few commits", () => {
  test.each(builtRoutes.filter(({ name }) => name === "employees" || name === "grades"))("$name", async (route) => {
    const { page, context, requests } = await openBefore(route);
    await watchCommits(context);
    await page.goto(addressOf(route, ids), { waitUntil: "commit" });
    await expect.poll(() => hasContent(page, route.ready ?? "h1")).toBe(true);
    await untilAtRest(page, requests);
    expect(await commitsOf(page)).toBeGreaterThan(0);
    expect(await commitsOf(page)).toBeLessThanOrEqual(maxCommits);
    await context.close();
  });
});
