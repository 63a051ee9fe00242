/** Whether a build is older than its sources, by content and not by time. */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.ts";

/** Hash over the files below the given files and folders, their names included. */
export function hashOf(inputs: readonly string[]): string {
  const hash = createHash("sha256");
  const files = inputs.flatMap((input) =>
    statSync(join(root, input), { throwIfNoEntry: false })?.isDirectory()
      ? globSync(`${input}/**/*`, { cwd: root })
      : [input],
  );
  for (const file of files.toSorted()) {
    const path = join(root, file);
    // The route tree is written by the build itself.
    if (file.endsWith(".gen.ts") || !statSync(path, { throwIfNoEntry: false })?.isFile()) continue;
    hash.update(`${file}\0`).update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

export interface Built {
  /** What is built, for the line that says so. */
  name: string;
  inputs: readonly string[];
  /** Output folder of the build; its stamp is next to it. */
  output: string;
  build: () => Promise<void>;
}

/** Builds if the inputs changed since the last time; true if it did. */
export async function buildIfStale({ name, inputs, output, build }: Built): Promise<boolean> {
  const stamp = join(root, `${output}.built-from`);
  const wanted = hashOf(inputs);
  if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return false;
  rmSync(stamp, { force: true });
  const started = performance.now();
  console.log(`Building ${name} …`);
  await build();
  writeFileSync(stamp, wanted);
  // Other work may have said something since.
  console.log(`Built ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return true;
}
