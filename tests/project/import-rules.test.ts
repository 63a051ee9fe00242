/** Every import rule catches a violation, and allows permitted imports. */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Rule, importing file, imported file. */
const planted: readonly (readonly [string, string, string])[] = [
  ["contract-folders", "src/contract/one.ts", "src/client/one.ts"],
  ["contract-packages", "src/contract/two.ts", "node:fs"],
  ["domain-folders", "src/domain/people/one.ts", "src/store/people/tables/one.ts"],
  ["domain-packages", "src/domain/people/two.ts", "node:fs"],
  ["store-folders", "src/store/people/one.ts", "src/handlers/hrms/people/shared/one.ts"],
  ["store-packages", "src/store/people/two.ts", "react"],
  ["handlers-folders", "src/handlers/hrms/people/one.ts", "src/server/one.ts"],
  ["handlers-packages", "src/handlers/hrms/people/two.ts", "pg"],
  ["server-folders", "src/server/two.ts", "src/ui/kit/one.ts"],
  ["server-packages", "src/server/three.ts", "react"],
  ["client-folders", "src/client/two.ts", "src/store/people/shared/one.ts"],
  ["client-packages", "src/client/three.ts", "node:fs"],
  ["ui-folders", "src/ui/crud/one.ts", "src/handlers/hrms/shared/one.ts"],
  ["ui-packages", "src/ui/crud/two.ts", "pg"],
  ["generated-stays-below", "generated/hrms/client/one.ts", "src/server/one.ts"],
  ["modules-apart", "src/handlers/hrms/company/one.ts", "src/store/people/two-of-people.ts"],
  ["modules-apart", "src/store/access/one.ts", "src/domain/platform/one.ts"],
  ["areas-apart", "src/handlers/hrms/company/two.ts", "src/handlers/hrms/company/three.ts"],
  ["screens-of-modules-apart", "src/ui/hrms/company/grades/one.ts", "src/ui/hrms/people/employees/one.ts"],
  ["declarations-apart", "src/ui/hrms/company/grades/area.ts", "src/ui/hrms/company/classes/one.ts"],
  ["apps-apart", "src/ui/hrms/company/grades/two.ts", "src/ui/demo/email/one.ts"],
  ["apps-apart", "src/ui/demo/email/two.ts", "src/ui/demo/todo/one.ts"],
  ["apps-apart", "src/ui/gallery/one.ts", "src/ui/hrms/company/grades/three.ts"],
  ["shell-knows-no-screens", "src/ui/layout/one.ts", "src/ui/demo/email/one.ts"],
  ["shell-knows-no-screens", "src/ui/list/one.ts", "src/ui/gallery/two.ts"],
  ["lists-below-areas", "src/ui/list/two.ts", "src/ui/crud/three.ts"],
  ["forms-below", "src/ui/form/one.ts", "src/ui/crud/four.ts"],
  ["details-below-areas", "src/ui/detail/one.ts", "src/ui/crud/five.ts"],
  ["kit-below", "src/ui/kit/two.ts", "src/ui/session/one.ts"],
  ["kit-below", "src/ui/kit/three.ts", "src/ui/table/one.ts"],
  ["tables-and-charts-below", "src/ui/table/two.ts", "src/ui/list/three.ts"],
  ["tables-and-charts-below", "src/ui/chart/one.ts", "src/ui/table/three.ts"],
  ["one-connection", "src/handlers/hrms/company/four.ts", "src/store/database/open-store.ts"],
  ["no-cycles", "src/domain/company/one.ts", "src/domain/company/two.ts"],
  ["no-barrels", "src/server/four.ts", "src/server/parts/index.ts"],
  ["no-tests", "src/server/five.ts", "src/server/six.test.ts"],
  ["src-alone", "src/server/seven.ts", "scripts/one.ts"],
  ["resolvable", "src/server/eight.ts", "src/server/missing.ts"],
];

/** Imports that the rules allow. */
const allowed: readonly (readonly [string, string])[] = [
  ["src/handlers/hrms/company/five.ts", "src/store/people/shared/one.ts"],
  ["src/handlers/hrms/company/six.ts", "src/handlers/hrms/people/shared/one.ts"],
  ["src/store/company/one.ts", "src/store/people/tables/one.ts"],
  ["src/domain/people/three.ts", "src/domain/statutory/one.ts"],
  ["src/ui/hrms/company/grades/four.ts", "src/ui/hrms/people/shared/one.ts"],
  ["src/ui/list/four.ts", "src/ui/table/four.ts"],
  ["src/ui/hrms/company/grades/five.ts", "src/ui/hrms/company/classes/one.ts"],
];

let folder: string;
let found: string[];

const specifier = (path: string): string =>
  /^(src|generated)\//.test(path) ? `#${path}` : path.startsWith("scripts/") ? join(folder, path) : path;

function write(path: string, imported?: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `${imported === undefined ? "" : `import * as other from "${specifier(imported)}";\nexport const used = other;\n`}export const own = 1;\n`,
  );
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "import-rules-"));
  for (const file of ["package.json", "tsconfig.json"]) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  const pairs = [...planted.map(([, from, to]) => [from, to] as const), ...allowed];
  for (const [, to] of pairs) if (to.includes("/") && to !== "src/server/missing.ts") write(to);
  for (const [from, to] of pairs) write(from, to);
  write("src/domain/company/two.ts", "src/domain/company/one.ts");
  const program = join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const args = [
    program,
    "--config",
    join(root, ".dependency-cruiser.mjs"),
    "--output-type",
    "json",
    "src",
    "generated",
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }).catch(
    (error: { stdout: string }) => error,
  );
  const report = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  };
  found = report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(planted)("%s: %s may not import %s", (rule, from) => {
  expect(found.filter((line) => line.startsWith(`${rule}: ${from} → `))).toHaveLength(1);
});

test.each(allowed)("%s may import %s", (from) => {
  expect(found.filter((line) => line.includes(`: ${from} → `))).toEqual([]);
});

test("every rule is tested", async () => {
  const { default: config } = (await import(join(root, ".dependency-cruiser.mjs"))) as {
    default: { forbidden: { name: string }[] };
  };
  const names = config.forbidden.map(({ name }) => name);
  expect(names.filter((name) => !planted.some(([rule]) => rule === name))).toEqual([]);
});
