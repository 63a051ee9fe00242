/** Which tests are affected by changes since the last commit. */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { root } from "./run.ts";

const git = (...args: string[]): string[] =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" })
    .split("\0")
    .filter((file) => file !== "");

/** Changed, new and deleted files, by their paths from the root. */
export const changedFiles = (): string[] => [
  ...git("diff", "--name-only", "-z", "HEAD"),
  ...git("ls-files", "--others", "--exclude-standard", "-z"),
];

const stem = (file: string): string => basename(file).replace(/(\.test)?\.\w+$/, "");

/** Direct imports of a test; indirect ones do not count, because through the server a test reaches everything. */
function importsOf(test: string): string[] {
  const named = [...readFileSync(join(root, test), "utf8").matchAll(/(?:from|import|import\() ?"([#.][^"]+)"/g)].map(
    (match) => match[1] ?? "",
  );
  return named.map((path) => (path.startsWith("#") ? path.slice(1) : normalize(join(dirname(test), path))));
}

/** Generic folders: their names say nothing about what a change affects. */
const general = new Set(
  `src store database tables handlers hrms shared server domain ui crud kit layout messages demo gallery tests support journeys scripts lib
   platform account access company people statutory integrations`.split(/\s+/),
);

/** Tests that changed, import a changed file, or have its name or its folder's: `grades-list` is about `grades`. */
export function testsOf(changed: readonly string[], tests: readonly string[] = allTests()): string[] {
  const names = new Set(
    changed.flatMap((file) => [stem(file), basename(dirname(file))]).filter((name) => !general.has(name)),
  );
  const isNamed = (test: string): boolean =>
    stem(test)
      .split("-")
      .some((_, at, words) => names.has(words.slice(0, at + 1).join("-")));
  return tests.filter(
    (test) => changed.includes(test) || isNamed(test) || importsOf(test).some((file) => changed.includes(file)),
  );
}

function allTests(): string[] {
  const found = globSync(["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/**/*.test.ts"], { cwd: root });
  return found.filter((file) => !/fixtures|tests\/contract\//.test(file) && existsSync(join(root, file))).toSorted();
}
