/** Priority of threads that do long work beside the one that answers calls. */
import { getPriority, setPriority } from "node:os";

const afterCalls = 4;

/** Lowers the priority of the calling thread, but not so far that it starves on a busy machine. */
export function workAfterCalls(): void {
  // Linux has a priority per thread; elsewhere it would apply to the whole server. Raising it takes a right.
  if (process.platform === "linux" && getPriority() < afterCalls) setPriority(afterCalls);
}
