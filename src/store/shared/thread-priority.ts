/** Threads that do long work beside the one that answers calls. */
import { setPriority } from "node:os";

/** Puts the calling thread after the one that answers calls, not so low that it starves on a busy machine. */
export function workAfterCalls(): void {
  // Linux counts the priority of each thread by itself; elsewhere it would be that of the whole server.
  if (process.platform === "linux") setPriority(4);
}
