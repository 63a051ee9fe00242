/** Runs the generator on a fixture, as a person would, into a folder of the cache. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runNode } from "../../scripts/lib/run.ts";

export const root = resolve(import.meta.dirname, "../..");
export const fixtures = join(import.meta.dirname, "fixtures");
/** Two levels below the project, so that the expectations find the runtime. */
export const output = join(root, ".cache/generator-test");

export const documents = {
  ferry: "ferry.yaml",
  aviary: "aviary.yaml",
  names: "names.yaml",
  kinds: "kinds.json",
  multi: "multi/root.yaml",
} as const;
export type DocumentName = keyof typeof documents;

export async function generate(args: readonly string[], cwd = root): Promise<{ code: number; output: string }> {
  return runNode([join(root, "scripts/generate.ts"), ...args], { cwd });
}

export async function generateDocument(name: DocumentName, out = join(output, name), cwd = root): Promise<string> {
  const made = await generate(["--spec", join(fixtures, documents[name]), "--out", out], cwd);
  if (made.code !== 0) throw new Error(made.output);
  return made.output;
}

/** All files in a folder with their text. */
export function filesOf(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.\w+$/.test(file));
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}
