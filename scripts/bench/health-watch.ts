/** A separate thread that polls /health, so that the caller's work does not delay it. */
import { setTimeout } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

const url = `${workerData as string}/health`;
let latencies: number[] = [];
parentPort?.on("message", () => {
  parentPort?.postMessage(latencies);
  latencies = [];
});
for (;;) {
  const started = performance.now();
  await (await fetch(url)).arrayBuffer();
  latencies.push(performance.now() - started);
  await setTimeout(5);
}
