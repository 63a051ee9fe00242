/** A low-priority thread that only derives password keys. */
import { scryptSync } from "node:crypto";
import { parentPort } from "node:worker_threads";
import type { Derivation } from "./password-hashing.ts";
import { workAfterCalls } from "../shared/thread-priority.ts";

workAfterCalls();

parentPort?.on("message", ({ password, salt, N, r, p }: Derivation) => {
  parentPort?.postMessage(scryptSync(password, salt, 32, { N, r, p, maxmem: 256 * N * r }));
});
