/** Priority of threads that do long work beside the one that answers calls. */
import { setPriority } from "node:os";

/** Lowers the priority of the calling thread, but not so far that it starves on a busy machine. */
export function workAfterCalls(): void {
  // Linux has a priority per thread; elsewhere it would apply to the whole server.
  if (process.platform === "linux") setPriority(4);
}
