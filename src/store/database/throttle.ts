/** Pauses between the parts of long work while the server is busy, so that other calls are answered in between. */
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

/** The event loop counts as busy above this utilization. */
const busyUtilization = 0.5;
/** A pause lasts this many times as long as the part before it. */
const pauseFactor = 2;

/** Returns a function to await after each part; all pauses together last at most `maxPauseMs`. */
export function createThrottle(maxPauseMs: number): () => Promise<void> {
  let left = maxPauseMs;
  let startedAt = performance.now();
  let load = performance.eventLoopUtilization();
  return async () => {
    const took = performance.now() - startedAt;
    if (performance.eventLoopUtilization(load).utilization > busyUtilization) {
      const pause = Math.min(pauseFactor * took, left);
      left -= pause;
      await sleep(pause);
    }
    startedAt = performance.now();
    load = performance.eventLoopUtilization();
  };
}
