/** Shutdown of a long-running program: once, in order, and also when its starter is gone. */
import { setTimeout } from "node:timers/promises";
import { errorFields } from "#src/server/gateway/error-fields.ts";

/**
 * Runs `close` on Ctrl-C, on SIGTERM, or when the starter was killed, then exits with 0. The terminal and our starter
 * may both forward the same Ctrl-C; a second one later on means: now.
 */
export function untilStopped(close: () => Promise<void>): void {
  let since: number | undefined;
  const stop = (): void => {
    if (since !== undefined) {
      if (performance.now() - since > 1_000) process.exit(1);
      return;
    }
    since = performance.now();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error("The server could not be stopped in order:", errorFields(error));
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  void watchStarter(stop);
}

async function watchStarter(stop: () => void): Promise<void> {
  const starter = process.ppid;
  while (process.ppid === starter) await setTimeout(500, undefined, { ref: false });
  stop();
}
