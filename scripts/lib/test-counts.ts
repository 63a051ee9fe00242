/** Counts of the checks, from a program's exit code or from vitest's report. */
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { root, runNode } from "./run.ts";
import { timesFile } from "./times-reporter.ts";

export interface Time {
  name: string;
  ms: number;
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Additional text for the summary. */
  note?: string;
  /** Names of failed tests, for the end of the output: the reasons are far above. */
  failures?: readonly string[];
  /** What the files took, and what the tests took. */
  times?: { files: readonly Time[]; tests: readonly Time[] };
}

/** A program that must exit with 0. Its output is shown on failure. */
export async function check(args: readonly string[], env: Record<string, string> = {}): Promise<Counts> {
  const { code, output } = await runNode(args, { env });
  const failed = code !== 0;
  if (failed) console.log(output.trim());
  return { passed: failed ? 0 : 1, failed: failed ? 1 : 0, skipped: 0 };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; duration?: number; failureMessages: readonly string[] }[];
  }[];
}

/** A run without a report, a file that could not be loaded, and errors outside tests count as failures. */
export function readVitestReport(file: string, code: number): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, note: "vitest left no report" };
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  ).length;
  const counted = report.numFailedTests + unloaded;
  const failed = counted === 0 && code !== 0 ? 1 : counted;
  const failures = report.testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const file = relative(root, name);
      const failing = assertionResults
        .filter((each) => each.status === "failed")
        .map(({ fullName }) => `${file}: ${fullName}`);
      return failing.length > 0 ? failing : [`${file} could not be run to its end`];
    });
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      name: `${relative(root, name)}: ${fullName}`,
      ms: duration,
    })),
  );
  const times = { files: JSON.parse(readFileSync(timesFile(file), "utf8")) as Time[], tests };
  return {
    passed: report.numPassedTests,
    failed,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    times,
  };
}
