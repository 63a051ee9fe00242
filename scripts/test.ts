/**
 * `npm test`: every check in order, each with its count, and one closing line. `npm test -- types lint` runs the named
 * ones alone.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { contractTest } from "./contract-test.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { Failure, main } from "./lib/failure.ts";
import { root, runNode } from "./lib/run.ts";
import { check, type Counts, readVitestReport } from "./lib/test-counts.ts";
import { buildSite } from "./lib/site.ts";

interface Suite {
  name: string;
  about: string;
  run: () => Promise<Counts>;
}

const bin = {
  typescript: "node_modules/typescript-next/bin/tsc",
  oxlint: "node_modules/oxlint/bin/oxlint",
  cruiser: "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
  vitest: "node_modules/vitest/vitest.mjs",
};

async function vitest(report: string, args: readonly string[], env: Record<string, string> = {}): Promise<Counts> {
  const file = join(root, ".cache", "test", report);
  mkdirSync(join(root, ".cache", "test"), { recursive: true });
  const { code } = await runNode([bin.vitest, "run", ...args, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`], {
    output: "show",
    env: { ...env, ...(!process.stdout.isTTY && { NO_COLOR: "1" }) },
  });
  return readVitestReport(file, code);
}

const suites: readonly Suite[] = [
  { name: "generated", about: "generated files fresh", run: () => check(["scripts/generate.ts", "--check"]) },
  { name: "contracts", about: "contracts linted", run: () => check(["scripts/generate/lint.ts"]) },
  { name: "types", about: "types", run: () => check([bin.typescript, "-p", "tsconfig.json"]) },
  { name: "lint", about: "lint", run: () => check([bin.oxlint, "--deny-warnings", "."]) },
  {
    name: "imports",
    about: "import rule",
    run: () => check([bin.cruiser, "--config", ".dependency-cruiser.mjs", "src", "scripts", "tests", "generated"]),
  },
  { name: "unit", about: "unit, gateway, store, generator and house rules", run: () => vitest("unit.json", []) },
  { name: "contract", about: "contract, every declared answer", run: contractTest },
  {
    name: "journeys",
    about: "browser journeys",
    run: async () => {
      const chromium = await ensureChromium();
      await buildSite();
      return vitest("journeys.json", ["--config", "tests/journeys/vitest.config.ts"], { CHROME_PATH: chromium });
    },
  },
];

async function runSuite({ name, run }: Suite): Promise<Counts> {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0, note: `${name} could not run` };
  }
}

main(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0)
    throw new Failure(`There is no check named ${unknown.join(", ")}. There are: ${suites.map(({ name }) => name).join(", ")}.`);
  const rows: string[] = [];
  const failing: string[] = [];
  const again: string[] = [];
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const suite of suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    console.log(`\n── ${suite.about} ──`);
    const started = performance.now();
    const { passed, failed, skipped, note, failures = [], secondTries = [] } = await runSuite(suite);
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
    const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
    const remark = note === undefined ? "" : ` (${note})`;
    rows.push(`${(failed > 0 ? "FAILED" : "ok").padEnd(7)}${seconds} s  ${suite.about}: ${counts}${remark}`);
    console.log(rows.at(-1));
    failing.push(...failures);
    again.push(...secondTries);
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  if (again.length > 0) console.log(`\nPassed at the second try only:\n  ${again.join("\n  ")}`);
  if (failing.length > 0) console.log(`\nFailed:\n  ${failing.join("\n  ")}`);
  console.log(`\n${rows.join("\n")}\n`);
  console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ""}`);
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
});
