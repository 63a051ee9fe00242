/**
 * `npm run image -- --out DIR`: the folder that a container image holds: server, built app, and only the packages that they need when
 * they run, with a bill of materials. It needs no container builder; deploy/Dockerfile copies it into an image.
 */
import { parseArgs } from "node:util";
import { resolve } from "node:path";
import { Failure, main } from "./lib/failure.ts";
import { root } from "./lib/run.ts";
import { buildSite } from "./lib/site.ts";
import { layOutImage } from "./packages/lay-out-image.ts";

function readOut(): string {
  const help = "npm run image -- --out DIR writes what an image holds into an empty folder.";
  try {
    const { out } = parseArgs({ options: { out: { type: "string" } } }).values;
    if (out === undefined) throw new Failure(help);
    return resolve(out);
  } catch {
    throw new Failure(help);
  }
}

main(async () => {
  const out = readOut();
  await buildSite();
  const { packages, bytes } = layOutImage(root, out);
  console.log(`${out}: ${(bytes / 1_048_576).toFixed(0)} MB, ${packages} packages`);
});
