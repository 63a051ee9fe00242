/**
 * Requests every declared response of the two contracts from a running server and has dredd check each of them; then requests
 * those of one record again with one response corrupted on its way, which must fail there and nowhere else.
 * `node scripts/with-node.mjs scripts/contract-test.ts --only Leave` requests the operations whose id fits the pattern.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { contracts, type Declared, declaredCases } from "../tests/contract/documents.ts";
import { prepare } from "../tests/contract/prepare.ts";
import { type Breach, type OpenServers, openServers } from "../tests/contract/servers.ts";
import type { CaseResult } from "../tests/contract/dredd/types.ts";
import { startDatabaseServer } from "../tests/support/database-server.ts";
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

async function runDredd(cases: readonly Declared[], { servers }: OpenServers): Promise<Outcome> {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const work = mkdtempSync(join(root, ".cache", "contract-"));
  try {
    const [first = "", ...more] = prepare(work, cases).files;
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
    rmSync(work, { recursive: true, force: true });
  }
}

/** The cases in as many parts of the same size; the answers of one path stay together. */
function split(cases: readonly Declared[], parts: number): Declared[][] {
  const size = Math.ceil(cases.length / parts);
  const firstOf = new Map<string, number>();
  cases.forEach(({ contract, path }, index) => {
    const key = contract + path;
    if (!firstOf.has(key)) firstOf.set(key, index);
  });
  return Array.from({ length: parts }, (_, part) =>
    cases.filter(({ contract, path }) => Math.floor((firstOf.get(contract + path) ?? 0) / size) === part),
  );
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

/** Parts that run beside each other: dredd computes more than the servers, and on one core. */
const parts = 2;

/** Answers for which servers of their own are worth their start. */
const fewest = 500;

export async function contractTest(only = /(?:)/): Promise<Counts> {
  await installSidePackages(folder);
  const { server: databases, stop } = await startDatabaseServer();
  const open: OpenServers[] = [];
  // One template is copied by one at a time.
  const serversFor = async (breach?: Breach): Promise<OpenServers> => {
    const servers = await openServers(databases, breach);
    open.push(servers);
    return servers;
  };
  try {
    const cases = contracts
      .flatMap((contract) => declaredCases(contract))
      .filter(({ operation }) => only.test(operation.operationId));
    if (cases.length === 0) throw new Failure("No operation fits the pattern of --only.");
    while (open.length < Math.min(parts, Math.ceil(cases.length / fewest))) await serversFor();
    const inParts = split(cases, open.length);
    const outcomes = await Promise.all(open.map((servers, part) => runDredd(inParts[part] ?? [], servers)));
    const found = outcomes.flatMap(failures);
    for (const failure of found) console.log(`  ✗ ${failure}`);
    const results = outcomes.flatMap((outcome) => outcome.results);
    const broken = results.filter((result) => !result.passed);
    const passed = results.length - broken.length;

    const spoiled = await runDredd(
      declaredCases("hrms").filter(({ key }) => planted.among.test(key)),
      await serversFor(planted),
    );
    const caught = spoiled.results.filter(({ passed }) => !passed);
    const more = caught.filter(({ key }) => !broken.some((result) => result.key === key));
    const proof =
      spoiled.code !== 0 && more.length === 1 && more[0]?.key === planted.key && planted.says.test(more[0].message);
    if (!proof) console.log(`  ✗ the planted breach at ${planted.key} was not what failed: ${JSON.stringify(more)}`);
    return {
      passed: passed + (proof ? 1 : 0),
      failed: found.length + (proof ? 0 : 1),
      skipped: 0,
      note: `${cases.length} declared answers, 1 planted breach`,
    };
  } finally {
    for (const servers of open) await servers.close();
    await stop();
  }
}

if (import.meta.main) {
  main(async () => {
    const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
    const { passed, failed } = await contractTest(new RegExp(values.only));
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  });
}
