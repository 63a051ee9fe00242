/** Reads contracts, generates, and writes or compares; runs in the worker that `scripts/generate.ts` starts. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { parseArgs } from "node:util";
import { type GeneratedContract, generateContract } from "./contract.ts";
import { emitMailWords, emitMessages } from "./emit-messages.ts";
import { emitStyles } from "./emit-styles.ts";
import { placeFiles, standaloneFiles } from "./place.ts";
import { readContract } from "./read.ts";

const root = resolve(import.meta.dirname, "../..");

const generatedFile = /^\/\/ Generated .*by `npm run generate`/;

/** Files of an earlier run that this run does not produce. */
function leftovers(out: string, made: ReadonlyMap<string, string>): string[] {
  if (!existsSync(out)) return [];
  const files = readdirSync(out, { recursive: true, encoding: "utf8" }).map((file) => file.split(sep).join("/"));
  return files.filter(
    (file) => /\.[jt]s$/.test(file) && !made.has(file) && generatedFile.test(readFileSync(join(out, file), "utf8")),
  );
}

function drifted(out: string, made: ReadonlyMap<string, string>): string[] {
  const changed = [...made].filter(
    ([path, text]) => !existsSync(join(out, path)) || readFileSync(join(out, path), "utf8") !== text,
  );
  return [...changed.map(([path]) => path), ...leftovers(out, made)];
}

function write(out: string, made: ReadonlyMap<string, string>): void {
  for (const path of leftovers(out, made)) rmSync(join(out, path));
  for (const [path, text] of made) {
    const file = join(out, path);
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  }
}

/** The two contracts share one cache in the browser, so a key must identify one call. */
function refuseSharedKeys(contracts: readonly GeneratedContract[]): void {
  const seen = new Map<string, string>();
  for (const { id, tag, method, path } of contracts.flatMap((contract) => contract.operations)) {
    const key = `${tag}/${id}`;
    const call = `${method.toUpperCase()} ${path}`;
    if ((seen.get(key) ?? call) !== call)
      throw new Error(`${key} is ${seen.get(key) ?? ""} in one contract and ${call} in the other; rename one`);
    seen.set(key, call);
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      check: { type: "boolean" },
      spec: { type: "string" },
      out: { type: "string" },
      standalone: { type: "boolean" },
    },
  });
  if ((values.spec === undefined) !== (values.out === undefined))
    throw new Error("--spec FILE and --out DIR belong together");
  if (values.standalone === true && values.spec === undefined) throw new Error("--standalone needs --spec FILE");
  const own = (name: string) => ({ spec: join(root, "openapi", `${name}.yaml`), out: join(root, "generated", name) });
  const targets =
    values.spec !== undefined && values.out !== undefined
      ? [{ spec: resolve(values.spec), out: resolve(values.out) }]
      : [own("hrms"), own("demo")];
  const contracts = await Promise.all(targets.map(async ({ spec }) => generateContract(await readContract(spec))));
  if (values.spec === undefined) refuseSharedKeys(contracts);
  let stale = 0;
  const put = (out: string, files: ReadonlyMap<string, string>, count: string): void => {
    const name = relative(process.cwd(), out) || ".";
    if (values.check === true) {
      const differing = drifted(out, files);
      stale += differing.length;
      for (const path of differing) console.log(`${name}/${path} is stale`);
    } else {
      write(out, files);
      console.log(`${name}: ${count}`);
    }
  };
  targets.forEach(({ out }, index) => {
    const { files = new Map<string, string>(), operations = [], notes = [] } = contracts[index] ?? {};
    for (const note of notes) console.log(`note: ${note}`);
    const placed = values.standalone === true ? standaloneFiles(files) : placeFiles(files, out);
    put(out, placed, `${operations.length} operations`);
  });
  if (values.spec === undefined) {
    const ui = join(root, "src/ui");
    const messages = emitMessages(ui);
    put(join(ui, "messages"), messages, `${messages.size} files`);
    put(join(root, "src/domain/integrations/mails"), emitMailWords(), "words of every language");
    const styles = await emitStyles(root);
    put(join(root, "generated/styles"), styles, `${styles.size} files`);
  }
  if (stale > 0) console.log("Run `npm run generate`.");
  return stale > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
