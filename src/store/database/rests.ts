/** Lets other calls go first during long work in parts. */
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

/** Of its time the thread that answers calls is at work when it counts as busy; the parts alone take far less. */
const busy = 0.5;
/** For so many times as long as the part took. */
const times = 2;

/** The next rest begins a part; while the server is busy the work stands still after each, `most` milliseconds altogether. */
export function restsOf(most: number): () => Promise<void> {
  let left = most;
  let began = performance.now();
  let load = performance.eventLoopUtilization();
  return async () => {
    const took = performance.now() - began;
    if (performance.eventLoopUtilization(load).utilization > busy) {
      const rest = Math.min(times * took, left);
      left -= rest;
      await sleep(rest);
    }
    began = performance.now();
    load = performance.eventLoopUtilization();
  };
}
