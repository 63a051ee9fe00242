/** The README and docs/architecture.md match the repository. */
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { jobs } from "#src/server/background/jobs.ts";
import { files, read, readJson, sources } from "./tree.ts";

const readme = (): string => read("README.md");
const commandsOf = (): string[] =>
  Object.keys((readJson("package.json") as { scripts: Record<string, string> }).scripts);

test("the README names every command", () => {
  const missing = commandsOf().filter((name) => !new RegExp(String.raw`npm (run )?${name}\b`).test(readme()));
  expect(missing).toEqual([]);
});

test("every command the documents name exists", () => {
  const named = [...`${readme()}\n${read("docs/architecture.md")}`.matchAll(/npm run ([a-z:-]+)/g)].map(
    (match) => match[1] ?? "",
  );
  expect(named.filter((name) => !commandsOf().includes(name))).toEqual([]);
});

test("every command runs a script that exists, on the right Node", () => {
  const { scripts } = readJson("package.json") as { scripts: Record<string, string> };
  const targets = Object.entries(scripts).map(([name, command]) => ({
    name,
    target: /^exec node scripts\/with-node\.mjs (\S+)/.exec(command)?.[1] ?? "",
  }));
  expect(targets.filter(({ target }) => !files.includes(target) && !existsSync(target))).toEqual([]);
});

test("the README names every setting the code reads", () => {
  const settings = [...read("src/server/settings.ts").matchAll(/"([A-Z][A-Z_]+)"/g)].map((match) => match[1] ?? "");
  const elsewhere = sources
    .filter((file) => /^(src|scripts)\//.test(file) && !file.endsWith(".test.ts"))
    .flatMap((file) =>
      [...read(file).matchAll(/process\.env(?:\.|\[")([A-Z][A-Z_]+)/g)].map((match) => match[1] ?? ""),
    );
  const notOurs = ["PATH", "HOME", "NODE_ENV", "CI", "LANG", "LC_ALL", "TZ"];
  const names = new Set(
    [...settings, ...elsewhere].filter((name) => !notOurs.includes(name) && !/^(CONTRACT|BENCH)_/.test(name)),
  );
  expect(names).toContain("PORT");
  expect([...names].filter((name) => !readme().includes(`\`${name}\``))).toEqual([]);
});

test("every folder in the architecture document exists, and every folder of src is in it", () => {
  const text = read("docs/architecture.md");
  const folders = [
    ...new Set(files.filter((file) => file.startsWith("src/")).map((file) => file.split("/").slice(0, 2).join("/"))),
  ].filter((folder) => !folder.includes("."));
  expect(folders.filter((folder) => !text.includes(`${folder.slice(4)}/`))).toEqual([]);
  const linked = [...text.matchAll(/`((?:src|scripts|tests|openapi|generated)\/[\w./-]+)`/g)]
    .map((match) => match[1] ?? "")
    .filter((path) => !path.includes("<"));
  expect(
    linked.filter(
      (path) => !files.some((file) => file === path || file.startsWith(path.endsWith("/") ? path : `${path}/`)),
    ),
  ).toEqual([]);
});

test("CI runs the command in the README", () => {
  expect(readme()).toContain("npm test");
  expect(read(".ci/run")).toMatch(/npm test\b/);
});

test("the table of background jobs matches the code", () => {
  const tenancies = { platform: "all", "every-tenant": "each tenant", "one-tenant": "its tenant" };
  const lines = Object.values(jobs).map(({ name, summary, schedule, trigger, tenancy, delivery }) => {
    const when = [schedule === undefined ? undefined : `\`${schedule}\``, trigger].filter((one) => one !== undefined);
    return `| \`${name}\`: ${summary} | ${when.join("; ")} | ${tenancies[tenancy]} | ${delivery} |`;
  });
  const written = read("docs/architecture.md")
    .split("\n")
    .filter((line) => /^\| `[a-z-]+`: /.test(line));
  expect(written).toEqual(lines);
  const jobFiles = files.filter((file) => file.startsWith("src/server/jobs/"));
  expect(jobFiles).toEqual(
    Object.keys(jobs)
      .map((name) => `src/server/jobs/${name}.ts`)
      .sort(),
  );
});
