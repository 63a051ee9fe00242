/** A data folder with the samples loaded, kept between runs: copying it is instant, loading the samples takes seconds. */
import { execFileSync } from "node:child_process";
import { renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "#src/server/main.ts";
import type { Settings } from "#src/server/settings.ts";
import { root } from "../lib/run.ts";
import { buildIfStale } from "../lib/stamp.ts";

const kept = ".cache/mock-data";

/** The sources that determine the samples. */
const inputs = [
  "src/store",
  "src/domain",
  "src/server/main.ts",
  "src/server/open-database.ts",
  "src/server/settings.ts",
  "package-lock.json",
];

/** Samples are dated relative to the day they are loaded: after a week they are loaded again. */
const maxLifetime = 7 * 86_400_000;

/** Copies the loaded samples into the folder, which must not exist yet. */
export async function copyReadyData(settings: Settings, folder: string): Promise<void> {
  const made = statSync(join(root, `${kept}.built-from`), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (Date.now() - made > maxLifetime) rmSync(join(root, kept), { recursive: true, force: true });
  await buildIfStale({ name: "the samples", inputs, output: kept, build: () => load(settings) });
  // Owners are kept: the database's files belong to a separate account if root starts it.
  execFileSync("cp", ["-a", "--reflink=auto", join(root, kept), folder]);
}

async function load(settings: Settings): Promise<void> {
  const draft = join(root, `${kept}.${process.pid}`);
  try {
    const server = await startServer(
      { ...settings, dataDir: draft, port: 0, host: "127.0.0.1", logLevel: "silent" },
      () => undefined,
      { durable: false },
    );
    await server.close();
    rmSync(join(root, kept), { recursive: true, force: true });
    renameSync(draft, join(root, kept));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
