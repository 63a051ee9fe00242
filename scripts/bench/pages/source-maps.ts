/** Source maps of the built app, from a second build: the app itself is served without them. */
import { readdirSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { basename, join } from "node:path";
import { Failure } from "../../lib/failure.ts";
import { root } from "../../lib/run.ts";
import { app, buildApp } from "../../lib/site.ts";
import { buildIfStale } from "../../lib/stamp.ts";
import type { SourceOf } from "./parts.ts";

const output = ".cache/bench/app";

const scriptsOf = (folder: string): string[] =>
  readdirSync(join(root, folder, "assets")).filter((file) => file.endsWith(".js"));

/** The scripts of both builds have the same names, which depend on what is in them. */
export async function readSourceMaps(): Promise<SourceOf> {
  await buildIfStale({
    name: "the app with source maps",
    inputs: app.inputs,
    output,
    build: () => buildApp(["--sourcemap=hidden", `--outDir=${join(root, output)}`]),
  });
  const mapped = new Set(scriptsOf(output));
  if (scriptsOf(app.output).some((file) => !mapped.has(file)))
    throw new Failure("The build with source maps has other scripts than the app: their times cannot be attributed.");
  const maps = new Map<string, SourceMap>();
  return (url, line, column) => {
    const file = basename(new URL(url).pathname);
    if (!mapped.has(file)) return undefined;
    const map =
      maps.get(file) ?? new SourceMap(JSON.parse(readFileSync(join(root, output, "assets", `${file}.map`), "utf8")));
    maps.set(file, map);
    const entry = map.findEntry(line, column);
    // The types do not say that a place may have no source.
    const { originalSource } = entry as { originalSource?: string };
    return originalSource === undefined ? undefined : `/${originalSource}`;
  };
}
