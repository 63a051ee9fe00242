/**
 * Measures first page loads like a phone on a slow connection: a quarter of the CPU, 1.6 Mbit/s, 150 ms; the median of three
 * cold loads. `node tests/journeys/slow-profile.ts [path …]` prints them; this is no test, because machines differ.
 */
import { openApp, type TestApp } from "./support/app.ts";

interface SlowLoad {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly requests: number;
  readonly kilobytes: number;
}

/** One cold load, on the slow connection or on this machine as it is. */
async function load(app: TestApp, path: string, signedIn: boolean, slow = true): Promise<SlowLoad> {
  // A blank page first: the throttle must be on before the URL is requested.
  const { page, context, layoutShift } = await app.open("/health", signedIn ? { account: "admin@demo.com" } : {});
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.clearBrowserCache");
  if (slow) {
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  }
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("h1:visible").first().waitFor();
  await page.waitForTimeout(2500);
  const seen = await page.evaluate(
    () =>
      new Promise<Omit<SlowLoad, "layoutShift">>((resolve) => {
        const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
        new PerformanceObserver((list) =>
          resolve({
            firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
            largestPaint: list.getEntries().at(-1)?.startTime ?? Number.NaN,
            requests: files.length + 1,
            kilobytes: files.reduce((sum, file) => sum + file.transferSize, 0) / 1024,
          }),
        ).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  const shift = await layoutShift();
  await context.close();
  return { ...seen, layoutShift: shift };
}

/** The median of three. */
export async function middleLoad(app: TestApp, path: string, signedIn: boolean, slow = true): Promise<SlowLoad> {
  const runs: SlowLoad[] = [];
  for (let run = 0; run < 3; run += 1) runs.push(await load(app, path, signedIn, slow));
  return runs.sort((a, b) => a.firstPaint - b.firstPaint)[1] as SlowLoad;
}

async function measureSlowLoads(extraPaths: readonly string[] = []): Promise<Map<string, SlowLoad>> {
  const app = await openApp();
  try {
    const { page, context } = await app.open("/", { account: "admin@demo.com" });
    await page.waitForURL(/\/companies\/[^/]+\/dashboard/);
    const dashboard = new URL(page.url()).pathname;
    await context.close();
    const paths: [path: string, signedIn: boolean][] = [
      ["/pages/login-v1", false],
      ["/misc/error", false],
      [dashboard, true],
      ...extraPaths.map((path): [string, boolean] => [path.replace("$companyId", dashboard.split("/")[2] ?? ""), true]),
    ];
    const measured = new Map<string, SlowLoad>();
    for (const [path, signedIn] of paths) {
      measured.set(path, await middleLoad(app, path, signedIn));
    }
    return measured;
  } finally {
    await app.close();
  }
}

if (import.meta.main) {
  for (const [path, { firstPaint, largestPaint, layoutShift, requests, kilobytes }] of await measureSlowLoads(
    process.argv.slice(2),
  )) {
    console.log(
      `${path}: first paint ${Math.round(firstPaint)} ms, largest ${Math.round(largestPaint)} ms, shift ${layoutShift.toFixed(4)}, ` +
        `${requests} requests, ${Math.round(kilobytes)} KB`,
    );
  }
}
