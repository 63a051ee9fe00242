/** `npm run new-area` in a copy of the checkout: the result passes the checks, and its test runs on a real database. */
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { run } from "../../scripts/lib/run.ts";
import { files } from "./tree.ts";

const root = join(import.meta.dirname, "../..");
const copy = mkdtempSync(join(tmpdir(), "hrms-area-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Code that was written or changed, excluding generated code. */
let changed: readonly string[];

async function node(...args: readonly string[]): Promise<string> {
  const { code, output } = await run(process.execPath, args, { cwd: copy });
  expect(code, output).toBe(0);
  return output;
}

beforeAll(async () => {
  for (const file of files) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
  await node("scripts/new-area.ts", "company", "job-families");
  const before = new Set(files);
  changed = globSync("{src,tests}/**/*.ts", { cwd: copy, exclude: ["**/*.gen.ts"] })
    .map((file) => file.replaceAll("\\", "/"))
    .filter(
      (file) => !before.has(file) || readFileSync(join(copy, file), "utf8") !== readFileSync(join(root, file), "utf8"),
    );
}, 300_000);

test("creates every part, and adds the area to the lists", () => {
  expect(changed).toEqual(
    expect.arrayContaining([
      "src/domain/access/shared/catalogue.ts",
      "src/handlers/hrms/company/job-families.ts",
      "src/handlers/hrms/handlers.ts",
      "src/store/company/job-families.ts",
      "src/store/company/tables/job-families.ts",
      "src/ui/hrms/company/job-families/area.ts",
      "src/ui/layout/menu.ts",
      "tests/hrms/company/job-families.test.ts",
    ]),
  );
});

test("passes contract lint, generation, lint, format and import rules", { timeout: 300_000 }, async () => {
  await Promise.all([node("scripts/generate.ts", "--check"), node("scripts/generate/lint.ts")]);
  await node("node_modules/oxlint/bin/oxlint", "--deny-warnings", ...changed);
  await node("node_modules/oxfmt/bin/oxfmt", "--check", ...changed);
  await node(
    "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
    "--config",
    ".dependency-cruiser.mjs",
    ...changed,
  );
});

test("type-checks", { timeout: 300_000 }, async () => {
  // Imported files are checked with them; the rest of the checkout is unchanged.
  const ambient = files.filter((file) => file.startsWith("src/") && file.endsWith(".d.ts"));
  const settings = { extends: "./tsconfig.json", include: [], files: [...ambient, ...changed] };
  writeFileSync(join(copy, "tsconfig.area.json"), JSON.stringify(settings));
  // With several threads and results for a next check it would take four times the CPU.
  await node("node_modules/typescript-next/bin/tsc", "-p", "tsconfig.area.json", "--singleThreaded");
});

test("works, isolates tenants, and has texts in every language", { timeout: 300_000 }, async () => {
  await node(
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=json",
    "--outputFile=report.json",
    "tests/hrms/company/job-families.test.ts",
    "tests/isolation/catalogue.test.ts",
    "tests/project/names.test.ts",
    "src/ui/messages/messages.test.ts",
    "src/ui/layout/menu.test.ts",
  );
  const { numPassedTests, testResults } = JSON.parse(readFileSync(join(copy, "report.json"), "utf8")) as {
    numPassedTests: number;
    testResults: readonly { readonly name: string }[];
  };
  expect(testResults).toHaveLength(5);
  expect(numPassedTests).toBeGreaterThan(4);
});

test("rejects an unknown module, a singular name, and an existing area", async () => {
  const refusal = async (...args: readonly string[]) =>
    (await run(process.execPath, ["scripts/new-area.ts", ...args], { cwd: copy })).output;
  expect(await refusal("sales", "job-ranks")).toContain("There is no module sales");
  expect(await refusal("company", "staff")).toContain("plural in kebab-case");
  expect(await refusal("company", "grades")).toContain("exists already");
});
