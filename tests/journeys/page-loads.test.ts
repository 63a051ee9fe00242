/**
 * Cold loads of every page: at most so many requests, scripts and hops, a title, no layout shift, no console error; and so many
 * React commits of a list.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { commitsOf, watchCommits } from "../../scripts/lib/page-load/commits.ts";
import { hasContent, untilAtRest } from "../../scripts/lib/page-load/content.ts";
import { addHints } from "../../scripts/lib/page-load/hints.ts";
import { loadInRounds, type LoadInRounds } from "../../scripts/lib/page-load/in-rounds.ts";
import { type PageRequest, watchRequests } from "../../scripts/lib/page-load/requests.ts";
import { openApp, type TestApp, tokensOf } from "./support/app.ts";
import { moreHops } from "./support/load-exceptions.ts";
import { type BuiltRoute, builtRoutes } from "./support/routes.ts";
import { addressOf, longSessions, sampleIds } from "./support/visits.ts";

// Most of a load is waiting, here even more than in other journeys.
vi.setConfig({ maxConcurrency: 4 });

interface Bounds {
  readonly requests: number;
  readonly scripts: number;
  readonly hops: number;
}

/** Two hops: the document, then everything else. */
const bounds: Bounds = { requests: 20, scripts: 10, hops: 2 };

/** A busy machine splits a hop at times, and never joins two: of so many loads, the one with the fewest hops counts. */
const maxLoads = 3;

/** Sum of the layout shifts until the page is at rest. */
const maxShift = 0.002;

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
  await addHints(opened.context, app.url, route.signedIn);
  const devtools = await opened.context.newCDPSession(opened.page);
  return { ...opened, devtools, requests: await watchRequests(devtools) };
}

interface ColdLoad extends LoadInRounds {
  readonly requests: readonly PageRequest[];
  readonly faults: readonly string[];
  readonly title: string;
  readonly shift: number;
}

async function coldLoad(route: BuiltRoute): Promise<ColdLoad> {
  const opened = await openBefore(route);
  const { page, context, requests, faults, layoutShift } = opened;
  try {
    const load = await loadInRounds(opened, addressOf(route, ids), route.ready ?? "h1");
    await untilAtRest(page, requests);
    const [title, shift] = [await page.title(), await layoutShift()];
    return { ...load, requests: requests.all(), faults: [...faults], title, shift };
  } finally {
    await context.close();
  }
}

const pathsOf = (requests: readonly PageRequest[]): string =>
  requests.map(({ url }) => new URL(url).pathname).join("\n");

const described = (rounds: LoadInRounds["rounds"]): string =>
  rounds.map((paths, index) => `${index + 1}: ${paths.join(" ")}`).join("\n");

test("pages with more hops are pages", () => {
  const names = builtRoutes.map(({ name }) => name);
  expect([...moreHops.keys()].filter((name) => !names.includes(name))).toEqual([]);
});

test.concurrent.for(builtRoutes)("$name", async (route, { expect }) => {
  const max = { ...bounds, hops: moreHops.get(route.name) ?? bounds.hops };
  let fewestHops = Infinity;
  let seen = "";
  for (let loads = 0; loads < maxLoads && fewestHops > max.hops; loads += 1) {
    const { requests, hops, rounds, faults, title, shift } = await coldLoad(route);
    const scripts = requests.filter(({ kind }) => kind === "script");
    expect.soft(requests.length, `requests\n${pathsOf(requests)}`).toBeLessThanOrEqual(max.requests);
    expect.soft(scripts.length, `scripts\n${pathsOf(scripts)}`).toBeLessThanOrEqual(max.scripts);
    expect.soft(faults).toEqual([]);
    expect.soft(title).toMatch(/^.+ · HRMS$/);
    expect.soft(shift).toBeLessThan(maxShift);
    fewestHops = Math.min(fewestHops, hops);
    seen += `\nload ${loads + 1}\n${described(rounds)}`;
  }
  expect(fewestHops, `hops${seen}`).toBeLessThanOrEqual(max.hops);
});

/** React commits until the list is at rest. */
async function commitsOfLoad(route: BuiltRoute): Promise<number> {
  const { page, context, requests } = await openBefore(route);
  try {
    await watchCommits(context);
    await page.goto(addressOf(route, ids), { waitUntil: "commit" });
    await expect.poll(() => hasContent(page, route.ready ?? "h1")).toBe(true);
    await untilAtRest(page, requests);
    return await commitsOf(page);
  } finally {
    await context.close();
  }
}

describe("a list comes to rest after few commits", () => {
  // A busy machine parts what would have been one commit, and never joins two: the load with the fewest counts.
  test.each(builtRoutes.filter(({ name }) => name === "employees" || name === "grades"))("$name", async (route) => {
    let fewest = Infinity;
    for (let loads = 0; loads < maxLoads && fewest > maxCommits; loads += 1)
      fewest = Math.min(fewest, await commitsOfLoad(route));
    expect(fewest).toBeGreaterThan(0);
    expect(fewest).toBeLessThanOrEqual(maxCommits);
  });
});
