/** A thread that does nothing but derive keys of passwords, after everything else that the machine has to do. */
import { scryptSync } from "node:crypto";
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { Derivation } from "./password-hashing.ts";

// Linux counts the priority of each thread by itself; elsewhere it would be that of the whole server. Not so low that sign-ins starve on a busy machine.
if (process.platform === "linux") setPriority(4);

parentPort?.on("message", ({ password, salt, N, r, p }: Derivation) => {
  parentPort?.postMessage(scryptSync(password, salt, 32, { N, r, p, maxmem: 256 * N * r }));
});
