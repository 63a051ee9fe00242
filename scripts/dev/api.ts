/** The API half of `npm run dev`: a server that reports its address to its parent and hands over the demo state when it ends. */
import { readFileSync, writeFileSync } from "node:fs";
import { type DemoStates, isPlainFailure, startServer } from "#src/server/main.ts";
import { readSettings } from "#src/server/settings.ts";
import { root } from "../lib/run.ts";

/** Messages from and to the parent. */
export type ToApi = { stop: true };
export type FromApi = {
  url: string;
  accounts: readonly { email: string; password: string }[];
  administratorNeeded: boolean;
};

const [stateFile = "", ...options] = process.argv.slice(2);

function readStates(): DemoStates {
  try {
    return JSON.parse(readFileSync(stateFile, "utf8")) as DemoStates;
  } catch {
    return {};
  }
}

try {
  const settings = { ...readSettings({ LOG_LEVEL: "warn", ...process.env }, root), port: 0, host: "127.0.0.1" };
  const running = await startServer(settings, () => undefined, {
    empty: options.includes("--empty"),
    demoStates: readStates(),
    gateway: { mode: "strict" },
  });
  const close = async (): Promise<void> => {
    writeFileSync(stateFile, JSON.stringify(running.snapshotDemoStates()));
    await running.close();
    process.exit(0);
  };
  process.on("message", () => void close());
  process.on("disconnect", () => void close());
  // Ctrl-C reaches this process too; the parent decides when it ends.
  process.on("SIGINT", () => undefined);
  const { url, sampleAccounts: accounts, administratorNeeded } = running;
  process.send?.({ url, accounts, administratorNeeded } satisfies FromApi);
} catch (error) {
  console.error(isPlainFailure(error) ? error.message : error);
  process.exit(1);
}
