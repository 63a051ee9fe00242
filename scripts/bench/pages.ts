/** Cold loads of eight pages on a fast and a slow line: requests, hops, script time by part, blocked time, bytes; and one warm step. */
import { loadavg } from "node:os";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { sampleId } from "#src/store/samples/ids.ts";
import { openApp, type TestApp } from "../../tests/journeys/support/app.ts";
import { ensureChromium } from "../lib/chromium.ts";
import { Failure } from "../lib/failure.ts";
import type { RequestKind } from "../lib/page-load/hops.ts";
import { buildSite } from "../lib/site.ts";
import { hopsOfPage, loadOften, type MeasuredPage, type PageLoad, scriptTimeOf } from "./pages/load.ts";
import { middle } from "./pages/middle.ts";
import { type Part, parts } from "./pages/parts.ts";
import { readSourceMaps } from "./pages/source-maps.ts";
import { warmSteps } from "./pages/warm.ts";
import { table } from "./table.ts";

const company = `/companies/${sampleCompanies.trading.id}`;
const employee = sampleId("employees/trading/FIN-AP/Accounts Executive/1");
const inShell = { signedIn: true } as const;

const measured: readonly MeasuredPage[] = [
  { name: "sign-in", path: "/pages/login-v1", ready: "form input", signedIn: false },
  { name: "HR dashboard", path: `${company}/dashboard`, ready: "main h2", ...inShell },
  { name: "employee list", path: `${company}/employees`, ready: "tbody tr:nth-child(5) a", ...inShell },
  { name: "employee detail", path: `${company}/employees/${employee}`, ready: "main dl", ...inShell },
  { name: "email", path: "/apps/email/inbox", ready: "[data-mail-list] li", ...inShell },
  { name: "company settings", path: `${company}/company-settings`, ready: "main form input", ...inShell },
  { name: "component page", path: "/components/modals", ready: "[data-example-result]", ...inShell },
  { name: "not found", path: "/no-such-page", ready: "main h1", ...inShell },
];

const lists = [`${company}/employees`, `${company}/grades`] as const;

const kinds: readonly RequestKind[] = ["script", "style", "font", "image", "data", "document"];

interface Measures {
  readonly name: string;
  readonly hops: number;
  readonly fast: readonly PageLoad[];
  readonly slow: readonly PageLoad[];
  readonly scriptTime: Readonly<Record<Part, number>>;
}

/** Loads of each page: PAGE_LOADS, or three. */
function loadsWanted(): number {
  const wanted = Number(process.env["PAGE_LOADS"] ?? 3);
  if (!Number.isInteger(wanted) || wanted < 1) throw new Failure("PAGE_LOADS is not a number of loads.");
  return wanted;
}

const whole = (value: number): string => String(Math.round(value));
const kilobytes = (value: number): string => (value / 1000).toFixed(0);

function printLoads(all: readonly Measures[]): void {
  const of = (loads: readonly PageLoad[], value: (load: PageLoad) => number): number => middle(loads.map(value));
  console.log(
    table(
      ["page", "requests", "scripts", "hops", "commits", "shift", "slow ready", "blocked", "fast ready", "blocked"],
      all.map(({ name, hops, fast, slow }) => [
        name,
        whole(of(fast, ({ requests }) => requests)),
        whole(of(fast, ({ scripts }) => scripts)),
        String(hops),
        whole(of(fast, ({ commits }) => commits)),
        Math.max(...[...fast, ...slow].map(({ shift }) => shift)).toFixed(4),
        ...[slow, fast].flatMap((loads) => [
          whole(of(loads, ({ content }) => content)),
          whole(of(loads, ({ blocked }) => blocked)),
        ]),
      ]),
    ),
  );
  console.log("\nKB received\n");
  console.log(
    table(
      ["page", "all", ...kinds],
      all.map(({ name, fast }) => [
        name,
        kilobytes(of(fast, ({ bytes }) => Object.values(bytes).reduce((sum, each) => sum + each, 0))),
        ...kinds.map((kind) => kilobytes(of(fast, ({ bytes }) => bytes[kind] ?? 0))),
      ]),
    ),
  );
}

function printScriptTime(all: readonly Measures[]): void {
  console.log("\nScript time in ms by part, at full speed, while the browser records it\n");
  console.log(
    table(
      ["page", "all", ...parts.flatMap((part) => [part, "%"])],
      all.map(({ name, scriptTime }) => {
        const sum = Object.values(scriptTime).reduce((before, each) => before + each, 0);
        return [
          name,
          whole(sum),
          ...parts.flatMap((part) => [whole(scriptTime[part]), whole((scriptTime[part] / sum) * 100)]),
        ];
      }),
    ),
  );
}

async function printWarmSteps(app: TestApp, loads: number): Promise<void> {
  console.log("\nFrom list to list by the menu, ms from the click to the rows, fast line\n");
  console.log(
    table(
      ["", "first time", "later"],
      (await warmSteps(app, lists, loads)).map(({ from, to, first, later }) => [
        [from, to].map((path) => path.slice(company.length + 1)).join(" to "),
        whole(first),
        whole(middle(later)),
      ]),
    ),
  );
}

export async function pages(): Promise<void> {
  const loads = loadsWanted();
  await buildSite();
  const sourceOf = await readSourceMaps();
  process.env["CHROME_PATH"] ??= await ensureChromium();
  const app = await openApp({ env: { ACCESS_TOKEN_SECONDS: "7200", REFRESH_TOKEN_SECONDS: "7200" } });
  try {
    console.log(`Cold loads, the median of ${loads}; times in ms; slow is a quarter of the CPU, 1.6 Mbit/s and 150 ms`);
    console.log(`(load average of this machine at the start: ${loadavg()[0]?.toFixed(2)})\n`);
    const all: Measures[] = [];
    for (const page of measured) {
      all.push({
        name: page.name,
        hops: await hopsOfPage(app, page),
        fast: await loadOften(app, page, "fast", loads),
        slow: await loadOften(app, page, "slow", loads),
        scriptTime: await scriptTimeOf(app, page, sourceOf),
      });
    }
    printLoads(all);
    printScriptTime(all);
    await printWarmSteps(app, loads);
  } finally {
    await app.close();
  }
}
