/**
 * `npm run new-area -- <module> <names>`: an area with company records, from contract to test, with name, code,
 * description and state; `--one` gives an irregular singular. The result passes every check and is then
 * changed by hand: fields, rules, texts.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync, appendFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { languages } from "#src/domain/shared/languages.ts";
import { Failure, main } from "./lib/failure.ts";
import { root, runNode } from "./lib/run.ts";
import { messageTemplate, register } from "./new-area/registers.ts";
import { filled, type Words, wordsOf } from "./new-area/words.ts";

const templates = join(import.meta.dirname, "new-area/templates");

/** Files of the area by their template. */
const filesOf = ({ module, names }: Words): Readonly<Record<string, string>> => ({
  "contract.yaml": `openapi/hrms/${module}/${names}.yaml`,
  "table.ts": `src/store/${module}/tables/${names}.ts`,
  "store.ts": `src/store/${module}/${names}.ts`,
  "handler.ts": `src/handlers/hrms/${module}/${names}.ts`,
  "area.ts": `src/ui/hrms/${module}/${names}/area.ts`,
  "test.ts": `tests/hrms/${module}/${names}.test.ts`,
});

function put(file: string, text: string): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

async function step(args: readonly string[]): Promise<void> {
  const { code, output } = await runNode(args);
  if (code !== 0) throw new Failure(output);
}

/** By drizzle-kit, plus what it does not know: forced policies and the grants of the runtime role. */
async function migrate({ table = "" }: Words): Promise<string> {
  const folder = join(root, "src/store/migrations");
  const before = readdirSync(folder);
  const snapshots = readdirSync(join(folder, "meta")).filter((file) => file.endsWith("_snapshot.json"));
  await step(["node_modules/drizzle-kit/bin.cjs", "generate", "--name", `add-${table.replaceAll("_", "-")}`]);
  const [made] = readdirSync(folder).filter((file) => !before.includes(file));
  if (made === undefined) throw new Failure("drizzle-kit made no migration.");
  const rights = [
    `ALTER TABLE "${table}" FORCE ROW LEVEL SECURITY;`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON "${table}" TO "app_rt";`,
  ];
  appendFileSync(join(folder, made), `\n${rights.join("\n")}\n`);
  for (const old of snapshots) rmSync(join(folder, "meta", old));
  return `src/store/migrations/${made}`;
}

main(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { one: { type: "string" } } });
  const [module, names, ...more] = positionals;
  if (module === undefined || names === undefined || more.length > 0)
    throw new Failure("npm run new-area -- <module> <names>, such as: npm run new-area -- company job-families");
  const words = wordsOf(module, names, values.one);
  const files = filesOf(words);
  const taken = Object.values(files).find((file) => existsSync(join(root, file)));
  if (taken !== undefined) throw new Failure(`${taken} exists already.`);
  for (const [template, file] of Object.entries(files))
    put(file, filled(readFileSync(join(templates, `${template}.txt`), "utf8"), words));
  for (const language of languages)
    put(
      `src/ui/hrms/${module}/${names}/messages/${names}.${language}.json`,
      filled(messageTemplate(root, language), words),
    );
  register(root, words);
  const migration = await migrate(words);
  await step(["scripts/generate.ts"]);
  const written = Object.values(files).filter((file) => file.endsWith(".ts"));
  await step(["node_modules/oxfmt/bin/oxfmt", ...written, "src/ui/layout/menu.ts", "src/ui/layout/menu.test.ts"]);
  console.log([...Object.values(files), migration].join("\n"));
  console.log(`Now change fields, rules and texts; the menu has the area under "${words["Words"] ?? ""}".`);
});
