/** Installs the packages of a folder with its own lockfile: tools that the product itself never needs. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.ts";
import { root, runNpm } from "./run.ts";

export async function installSidePackages(folder: string): Promise<void> {
  const place = join(root, folder);
  const stamp = join(place, "node_modules", ".hrms-lock");
  const wanted = createHash("sha256")
    .update(readFileSync(join(place, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log(`Installing the packages of ${folder} …`);
  const { code, output } = await runNpm(
    ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: place },
  );
  if (code !== 0) throw new Failure(`npm could not install the packages of ${folder}:\n${output.trim()}`);
  writeFileSync(stamp, wanted);
}
