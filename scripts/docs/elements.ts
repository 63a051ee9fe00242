/**
 * Gets the ready-made bundle of Stoplight Elements, a single file of its package. A normal install would add three
 * hundred packages that the bundle already contains.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../lib/failure.ts";
import { root, run, runNpm } from "../lib/run.ts";

const name = "@stoplight/elements@9.0.25";
const integrity = "sha512-rDbNsgSCNo74lyV57cBzym+8F68/R2j7UPq4r3w5qK608vX8APNJhTq+2MkbTjsM3bUhFIoRdI225tlI85KpCA==";
const cache = join(root, ".cache");

/** The package's folder; downloaded once and checked against the hash above. */
export async function getElements(): Promise<string> {
  const place = join(cache, "stoplight-elements-9.0.25");
  if (existsSync(place)) return place;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, "elements-"));
  try {
    console.log("  fetching the viewer of the API reference");
    const packed = await runNpm(["pack", name, "--pack-destination", work, "--silent"]);
    const archive = join(work, packed.output.trim().split("\n").at(-1) ?? "");
    if (packed.code !== 0 || !archive.endsWith(".tgz"))
      throw new Failure(`npm could not fetch ${name}:\n${packed.output.trim()}`);
    const found = `sha512-${createHash("sha512").update(readFileSync(archive)).digest("base64")}`;
    if (found !== integrity) throw new Failure(`${name} is not the file it was: expected ${integrity}, got ${found}`);
    const unpacked = await run("tar", ["-xzf", archive, "-C", work]);
    if (unpacked.code !== 0) throw new Failure(`tar could not unpack ${name}:\n${unpacked.output.trim()}`);
    renameSync(join(work, "package"), place);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return place;
}
