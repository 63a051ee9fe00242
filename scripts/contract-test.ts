/**
 * Requests every declared response of the two contracts from a running server and has dredd check each of them; then requests
 * those of one record again with one response corrupted on its way, which must fail there and nowhere else.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { prepare } from "../tests/contract/prepare.ts";
import { type Breach, openServers } from "../tests/contract/servers.ts";
import type { CaseResult } from "../tests/contract/dredd/types.ts";
import { Failure, main } from "./lib/failure.ts";
import { root, runNode } from "./lib/run.ts";
import { installSidePackages } from "./lib/side-packages.ts";
import type { Counts } from "./lib/test-counts.ts";

const folder = "tests/contract/dredd";

/** A number where the contract has text; the responses `among` it must not be reported. */
const planted: Breach & { key: string; among: RegExp; says: RegExp } = {
  key: "hrms getGrade 200",
  among: /^hrms \w+Grades? /,
  method: "GET",
  path: /\/grades\/[0-9a-f-]{36}$/,
  status: 200,
  spoil: (grade) => ({ ...grade, name: 7 }),
  says: /^body: At '\/name' Invalid type: number \(expected string\)/,
};

interface Outcome {
  /** Declared answers, by key. */
  declared: string[];
  results: CaseResult[];
  code: number;
  output: string;
}

async function runDredd(breach?: typeof planted): Promise<Outcome> {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const work = mkdtempSync(join(root, ".cache", "contract-"));
  const { servers, close } = await openServers(breach);
  try {
    const { cases, files } = prepare(work, breach?.among);
    const [first = "", ...more] = files;
    const { code, output } = await runNode(
      [
        "node_modules/dredd/bin/dredd",
        first,
        servers.main,
        ...more.flatMap((file) => ["--path", file]),
        "--hookfiles",
        "./hooks.ts",
        "--loglevel",
        "warning",
        "--no-color",
      ],
      { cwd: join(root, folder), env: { CONTRACT_WORK: work, CONTRACT_SERVERS: JSON.stringify(servers) } },
    );
    const report = join(work, "results.json");
    if (!existsSync(report))
      throw new Failure(`dredd did not run the hooks to the end:\n${output.trim().slice(-4000)}`);
    return {
      declared: cases.map(({ key }) => key),
      results: JSON.parse(readFileSync(report, "utf8")) as CaseResult[],
      code,
      output,
    };
  } finally {
    await close();
    rmSync(work, { recursive: true, force: true });
  }
}

/** Failures as text: what dredd found, what was declared and never requested, and unexplained dredd verdicts. */
function failures({ declared, results, code, output }: Outcome): string[] {
  const seen = new Set(results.map(({ key }) => key));
  const failed = results
    .filter(({ passed }) => !passed)
    .map(({ key, message }) => `${key}\n    ${message.replaceAll("\n", "\n    ")}`);
  const unseen = declared.filter((key) => !seen.has(key)).map((key) => `${key}\n    is declared and was never asked`);
  const all = [...failed, ...unseen];
  return all.length === 0 && code !== 0 ? [`dredd ended with ${code}:\n${output.trim().slice(-4000)}`] : all;
}

export async function contractTest(): Promise<Counts> {
  await installSidePackages(folder);
  const honest = await runDredd();
  const found = failures(honest);
  for (const failure of found) console.log(`  ✗ ${failure}`);
  const spoiled = await runDredd(planted);
  const caught = spoiled.results.filter(({ passed }) => !passed);
  const more = caught.filter(({ key }) => !honest.results.some((result) => result.key === key && !result.passed));
  const proof =
    spoiled.code !== 0 && more.length === 1 && more[0]?.key === planted.key && planted.says.test(more[0].message);
  if (!proof) console.log(`  ✗ the planted breach at ${planted.key} was not what failed: ${JSON.stringify(more)}`);
  const passed = honest.results.length - honest.results.filter((result) => !result.passed).length;
  return {
    passed: passed + (proof ? 1 : 0),
    failed: found.length + (proof ? 0 : 1),
    skipped: 0,
    note: `${honest.declared.length} declared answers, 1 planted breach`,
  };
}

if (import.meta.main) {
  main(async () => {
    const { passed, failed } = await contractTest();
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  });
}
