/**
 * Vite plugin: makes the font of all pages smaller, which on a slow line decides when the text is read. It keeps the
 * weights of the theme, and of the typographic features those that browsers use by themselves, and figures of one width.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const font = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
const folder = fileURLToPath(new URL("../../.cache/fonts", import.meta.url));

/** The characters that the package says its file is for. */
async function charactersOf(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const ranges = JSON.parse(await readFile(resolve("@fontsource-variable/inter/unicode.json"), "utf8")) as Readonly<
    Record<string, string>
  >;
  return (ranges["latin"] ?? "")
    .split(",")
    .map((range) => {
      const [first = 0, last = first] = range
        .replace("U+", "")
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
    })
    .join("");
}

const settings = {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"],
  noHinting: true,
} as const;

/** Made once for each version of the font and the settings: that takes longer than a glance at a file. */
async function makeFont(): Promise<string> {
  const [source, characters] = await Promise.all([
    readFile(createRequire(import.meta.url).resolve(font)),
    charactersOf(),
  ]);
  const key = createHash("sha256")
    .update(source)
    .update(JSON.stringify([settings, characters]))
    .digest("hex");
  const place = join(folder, key.slice(0, 16));
  const file = join(place, "inter-latin-wght-normal.woff2");
  if (existsSync(file)) return file;
  const subset = await subsetFont(source, characters, settings);
  await mkdir(place, { recursive: true });
  // Under its name only when it is whole: another build may look for it.
  const begun = `${file}.${process.pid}`;
  await writeFile(begun, subset);
  await rename(begun, file);
  return file;
}

export function fonts(): Plugin {
  return {
    name: "hrms:fonts",
    async config() {
      return { resolve: { alias: [{ find: font, replacement: await makeFont() }] } };
    },
  };
}
