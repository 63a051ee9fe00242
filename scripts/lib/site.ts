/** Builds what the server shows in a browser, if it is older than its sources. */
import { docs } from "../docs.ts";
import { Failure } from "./failure.ts";
import { runNode } from "./run.ts";
import { type Built, buildIfStale } from "./stamp.ts";

/** `options` of Vite's command. */
export async function buildApp(options: readonly string[] = []): Promise<void> {
  // Whatever the environment says: a development build of the libraries is half as big again, and slower.
  const { code, output } = await runNode(["node_modules/vite/bin/vite.js", "build", "--logLevel=warn", ...options], {
    env: { NODE_ENV: "production" },
  });
  if (code !== 0) throw new Failure(`The app could not be built:\n${output.trim()}`);
}

export const app: Built = {
  name: "the app",
  inputs: [
    "src/ui",
    "src/client",
    "src/contract",
    "src/domain",
    "generated",
    "scripts/vite",
    "vite.config.ts",
    "panda.config.ts",
    "package-lock.json",
  ],
  output: "dist/app",
  build: buildApp,
};

/** App and API reference. Whoever needs the app as small as possible also needs its copies. */
export async function buildFiles(): Promise<void> {
  await buildIfStale(app);
  await buildIfStale(docs);
}

/** Compressed copies of the app's files, by a process of its own. A server without them compresses what it sends, less well. */
export async function writeCopies(options: { background?: boolean } = {}): Promise<void> {
  const { code, output } = await runNode(["scripts/copies.ts"], options);
  if (code !== 0) throw new Failure(`The app could not be compressed:\n${output.trim()}`);
}

export async function buildSite(): Promise<void> {
  await buildFiles();
  await writeCopies();
}
