/** Keeps one API process running for `npm run dev` and replaces it when its sources change. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "../lib/run.ts";
import type { FromApi, ToApi } from "./api.ts";

interface ApiProcess {
  /** Where the API listens; waits during a replacement, undefined if it does not start. */
  ready: () => Promise<FromApi | undefined>;
  /** Replaces the process; calls during that time cause one more replacement. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

export function createApiProcess(stateFile: string, options: readonly string[]): ApiProcess {
  let child: ChildProcess | undefined;
  let wanted = 0;
  let current: Promise<FromApi | undefined>;

  async function start(): Promise<FromApi | undefined> {
    const started = fork(join(root, "scripts/dev/api.ts"), [stateFile, ...options], { cwd: root });
    child = started;
    const answer =
      (await Promise.race([
        once(started, "message").then(([message]) => message as FromApi),
        once(started, "exit").then(() => undefined),
      ])) ?? undefined;
    if (answer === undefined) console.error("The API does not start; it is tried again at the next change.");
    return answer;
  }

  async function stop(): Promise<void> {
    const running = child;
    child = undefined;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, "exit");
    // After Ctrl-C it may be stopping already.
    if (running.connected) running.send({ stop: true } satisfies ToApi);
    await ended;
  }

  current = start();
  return {
    ready: () => current,
    async restart() {
      const turn = (wanted += 1);
      const previous = current;
      current = (async () => {
        await previous;
        if (turn !== wanted) return undefined;
        await stop();
        return start();
      })();
      await current;
    },
    async stop() {
      await current;
      await stop();
    },
  };
}
