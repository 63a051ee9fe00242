/** A contract in files: read into one document, and watched for changes. */
import { unwatchFile, watchFile } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { parse } from "yaml";

/** Files that a text references. Values that only look like references cost one check. */
function referencesIn(text: string, file: string): string[] {
  const found = text.matchAll(/\$ref["']?\s*:\s*["']?([^"'\s,}#]+\.(?:ya?ml|json))/g);
  return [...found].flatMap(([, path]) =>
    path === undefined || /^[a-z]+:/i.test(path) ? [] : [resolve(dirname(file), path)],
  );
}

async function filesOf(file: string): Promise<readonly string[]> {
  const seen = new Set<string>();
  const waiting = [resolve(file)];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...referencesIn(await readFile(next, "utf8").catch(() => ""), next));
  }
  return [...seen];
}

interface SpecFile {
  readonly document: unknown;
  readonly files: readonly string[];
}

/** A single file is only parsed; several are bundled, which takes longer to load than most contracts to read. */
export async function readSpecFile(file: string): Promise<SpecFile> {
  const files = await filesOf(file);
  if (files.length > 1) {
    const { readContract } = await import("../generate/read.ts");
    return { document: await readContract(file), files };
  }
  const text = await readFile(file, "utf8");
  return {
    document:
      /\.json$/i.test(file) || text.trimStart().startsWith("{")
        ? (JSON.parse(text) as unknown)
        : (parse(text, { maxAliasCount: -1 }) as unknown),
    files,
  };
}

/** Polls the files several times a second: editors replace files, and mounted folders send no events. */
const interval = 200;

/** Calls back after changes; `files` may name other files from one time to the next. */
export function watchFiles(onChange: () => void): {
  readonly files: (files: readonly string[]) => void;
  readonly close: () => void;
} {
  let watched: readonly string[] = [];
  const close = () => watched.forEach((file) => unwatchFile(file, onChange));
  return {
    files(files) {
      close();
      watched = files;
      watched.forEach((file) => watchFile(file, { interval, persistent: false }, onChange));
    },
    close,
  };
}
