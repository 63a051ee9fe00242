/**
 * `npm test`: every check in order, each with its count, and one closing line. `npm test -- types lint` runs the named
 * ones alone; --times says what took longest, --changed runs the quick checks and the tests of what has changed, --slow
 * the journeys in a browser with a quarter of the CPU.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { contractTest } from "./contract-test.ts";
import { changedFiles, testsOf } from "./lib/changed.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { Failure, main } from "./lib/failure.ts";
import { root, runNode } from "./lib/run.ts";
import { check, type Counts, readVitestReport, type Time } from "./lib/test-counts.ts";
import { buildSite } from "./lib/site.ts";

interface Suite {
  name: string;
  about: string;
  /** Starts first and runs beside the ones before it: alone it leaves a quarter of two cores unused. */
  beside?: true;
  /** The named files of tests, or all of them. */
  run: (tests?: readonly string[]) => Promise<Counts>;
}

const bin = {
  typescript: "node_modules/typescript-next/bin/tsc",
  oxlint: "node_modules/oxlint/bin/oxlint",
  oxfmt: "node_modules/oxfmt/bin/oxfmt",
  cruiser: "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
  vitest: "node_modules/vitest/vitest.mjs",
};

async function vitest(report: string, args: readonly string[], env: Record<string, string> = {}): Promise<Counts> {
  const file = join(root, ".cache", "test", report);
  mkdirSync(join(root, ".cache", "test"), { recursive: true });
  rmSync(file, { force: true });
  const reporters = [
    "--reporter=default",
    "--reporter=json",
    "--reporter=./scripts/lib/times-reporter.ts",
    `--outputFile.json=${file}`,
  ];
  const { code } = await runNode([bin.vitest, "run", ...args, ...reporters], {
    output: "show",
    env: { ...env, ...(!process.stdout.isTTY && { NO_COLOR: "1" }) },
  });
  return readVitestReport(file, code);
}

function readCommand() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { times: { type: "boolean" }, changed: { type: "boolean" }, slow: { type: "boolean" } },
    });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const { values: asked, positionals: wanted } = readCommand();

const suites: readonly Suite[] = [
  { name: "generated", about: "generated files fresh", run: () => check(["scripts/generate.ts", "--check"]) },
  { name: "contracts", about: "contracts linted", run: () => check(["scripts/generate/lint.ts"]) },
  {
    name: "types",
    about: "types",
    run: () =>
      check([
        bin.typescript,
        "-p",
        "tsconfig.json",
        "--singleThreaded",
        "--incremental",
        "--tsBuildInfoFile",
        ".cache/types.tsbuildinfo",
      ]),
  },
  { name: "lint", about: "lint", run: () => check([bin.oxlint, "--deny-warnings", "."]) },
  { name: "format", about: "format", run: () => check([bin.oxfmt, "--check", "."]) },
  {
    name: "imports",
    about: "import rule",
    run: () => check([bin.cruiser, "--config", ".dependency-cruiser.mjs", "src", "scripts", "tests", "generated"]),
  },
  {
    name: "unit",
    about: "unit, gateway, store, generator and house rules",
    run: (tests = []) => vitest("unit.json", tests),
  },
  { name: "contract", about: "contract, every declared answer", beside: true, run: () => contractTest() },
  {
    name: "journeys",
    about: "browser journeys",
    run: async (tests = []) => {
      const chromium = await ensureChromium();
      await buildSite();
      return vitest("journeys.json", ["--config", "tests/journeys/vitest.config.ts", ...tests], {
        CHROME_PATH: chromium,
        ...(asked.slow && { BROWSER_SLOWDOWN: "4" }),
      });
    },
  },
];

/** What runs, with its files of tests where these are not all. */
function plan(): { suite: Suite; tests?: readonly string[] }[] {
  const named = suites.filter(
    ({ name }) => (wanted.length === 0 || wanted.includes(name)) && (!asked.slow || name === "journeys"),
  );
  if (!asked.changed) return named.map((suite) => ({ suite }));
  const tests = testsOf(changedFiles());
  const journeys = tests.filter((file) => file.startsWith("tests/journeys/"));
  const touched: Readonly<Record<string, readonly string[]>> = {
    unit: tests.filter((file) => !journeys.includes(file)),
    contract: [],
    journeys,
  };
  return named.flatMap((suite) => {
    const files = touched[suite.name];
    return files === undefined ? [{ suite }] : files.length === 0 ? [] : [{ suite, tests: files }];
  });
}

const slowest = (times: readonly Time[]): string =>
  times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 15)
    .map(({ name, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
    .join("\n");

async function runSuite({ name, run }: Suite, tests?: readonly string[]): Promise<Counts & { seconds: number }> {
  const started = performance.now();
  const counts = await run(tests).catch((error: unknown): Counts => {
    console.error(error instanceof Failure ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0, note: `${name} could not run` };
  });
  return { ...counts, seconds: (performance.now() - started) / 1000 };
}

main(async () => {
  const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0)
    throw new Failure(
      `There is no check named ${unknown.join(", ")}. There are: ${suites.map(({ name }) => name).join(", ")}.`,
    );
  const rows: string[] = [];
  const failing: string[] = [];
  const files: Time[] = [];
  const tests: Time[] = [];
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const planned = plan();
  const begun = new Map(
    planned.filter(({ suite }) => suite.beside).map(({ suite, tests: chosen }) => [suite, runSuite(suite, chosen)]),
  );
  for (const { suite, tests: chosen } of planned) {
    console.log(`\n── ${suite.about} ──`);
    const counted = await (begun.get(suite) ?? runSuite(suite, chosen));
    const { passed, failed, skipped, note, failures = [], times } = counted;
    const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
    const remark = note === undefined ? "" : ` (${note})`;
    rows.push(
      `${(failed > 0 ? "FAILED" : "ok").padEnd(7)}${counted.seconds.toFixed(1).padStart(6)} s  ${suite.about}: ${counts}${remark}`,
    );
    console.log(rows.at(-1));
    failing.push(...failures);
    files.push(...(times?.files ?? []));
    tests.push(...(times?.tests ?? []));
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  if (asked.times) console.log(`\nSlowest files:\n${slowest(files)}\n\nSlowest tests:\n${slowest(tests)}`);
  if (failing.length > 0) console.log(`\nFailed:\n  ${failing.join("\n  ")}`);
  console.log(`\n${rows.join("\n")}\n`);
  console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ""}`);
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
});
