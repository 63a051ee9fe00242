/** One cold load of a page, measured. */
import { setTimeout as sleep } from "node:timers/promises";
import type { TestApp } from "../../../tests/journeys/support/app.ts";
import { commitsOf, watchCommits } from "../../lib/page-load/commits.ts";
import type { RequestKind } from "../../lib/page-load/hops.ts";
import { addHints } from "../../lib/page-load/hints.ts";
import { loadInRounds } from "../../lib/page-load/in-rounds.ts";
import { watchRequests } from "../../lib/page-load/requests.ts";
import { observe, seenBy } from "./observe.ts";
import { type Part, type SourceOf, timeByPart } from "./parts.ts";

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** CSS selector of an element that shows that the page has its content. */
  readonly ready: string;
  readonly signedIn: boolean;
}

export type LineSpeed = "fast" | "slow";

export interface PageLoad {
  readonly requests: number;
  readonly scripts: number;
  /** Bytes received, by kind. */
  readonly bytes: Readonly<Partial<Record<RequestKind, number>>>;
  readonly content: number;
  readonly blocked: number;
  readonly shift: number;
  readonly commits: number;
}

/** Nothing has happened for so long: no request and no long task. */
const rest = 1000;
const longest = 60_000;

/** A browser without caches, at a file of the app that loads nothing. */
async function openCold(app: TestApp, { signedIn, ready }: MeasuredPage) {
  const { page, context } = await app.open("/favicon.svg", {
    cold: true,
    ...(signedIn && { account: "admin@demo.com" }),
  });
  await addHints(context, app.url, signedIn);
  const devtools = await context.newCDPSession(page);
  const requests = await watchRequests(devtools);
  await watchCommits(context);
  await observe(context, ready);
  return { page, context, devtools, requests };
}

type Opened = Awaited<ReturnType<typeof openCold>>;

async function untilAtRest({ page, requests }: Opened, name: string): Promise<void> {
  const started = performance.now();
  for (;;) {
    await sleep(200);
    const { content, quiet } = await seenBy(page);
    if (
      !Number.isNaN(content) &&
      quiet > rest &&
      requests.open() === 0 &&
      performance.now() - requests.changed() > rest
    )
      return;
    if (performance.now() - started > longest) throw new Error(`${name} has not come to rest after a minute.`);
  }
}

/** Slow: a phone on a slow line. */
async function loadPage(app: TestApp, measured: MeasuredPage, speed: LineSpeed): Promise<PageLoad> {
  const opened = await openCold(app, measured);
  const { page, context, devtools, requests } = opened;
  try {
    if (speed === "slow") {
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await devtools.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 150,
        downloadThroughput: 1.6e6 / 8,
        uploadThroughput: 750e3 / 8,
      });
    }
    await page.goto(measured.path, { waitUntil: "commit" });
    await untilAtRest(opened, measured.name);
    const all = requests.all();
    const bytes: Partial<Record<RequestKind, number>> = {};
    for (const { kind, bytes: received } of all) bytes[kind] = (bytes[kind] ?? 0) + received;
    const { content, blocked, shift } = await seenBy(page);
    return {
      requests: all.length,
      scripts: all.filter(({ kind }) => kind === "script").length,
      bytes,
      content,
      blocked,
      shift,
      commits: await commitsOf(page),
    };
  } finally {
    await context.close();
  }
}

export async function loadOften(
  app: TestApp,
  measured: MeasuredPage,
  speed: LineSpeed,
  times: number,
): Promise<PageLoad[]> {
  const loads: PageLoad[] = [];
  while (loads.length < times) loads.push(await loadPage(app, measured, speed));
  return loads;
}

export async function hopsOfPage(app: TestApp, measured: MeasuredPage): Promise<number> {
  const opened = await openCold(app, measured);
  try {
    return (await loadInRounds(opened, measured.path, measured.ready)).hops;
  } finally {
    await opened.context.close();
  }
}

/** Milliseconds of script by part of the app, at full speed. */
export async function scriptTimeOf(
  app: TestApp,
  measured: MeasuredPage,
  sourceOf: SourceOf,
): Promise<Record<Part, number>> {
  const opened = await openCold(app, measured);
  const { page, context, devtools } = opened;
  try {
    await devtools.send("Profiler.enable");
    await devtools.send("Profiler.setSamplingInterval", { interval: 200 });
    await devtools.send("Profiler.start");
    await page.goto(measured.path, { waitUntil: "commit" });
    await untilAtRest(opened, measured.name);
    const { profile } = await devtools.send("Profiler.stop");
    return timeByPart(profile, sourceOf);
  } finally {
    await context.close();
  }
}
