/** Lets the database store one part while the next one is calculated. */
import { setImmediate } from "node:timers/promises";

export interface WriteBehind {
  /** Begins to write once what is being written is stored. */
  readonly write: (work: () => Promise<unknown>) => Promise<void>;
  /** Resolves when everything is stored. */
  readonly over: () => Promise<void>;
}

export function writeBehind(): WriteBehind {
  let writing: Promise<unknown> = Promise.resolve();
  return {
    async write(work) {
      await writing;
      writing = work();
      // The caller sees the rejection when it awaits; without this, Node would stop if the next calculation throws first.
      writing.catch(() => undefined);
      // A statement is sent some steps later; a calculation that began at once would hold it up.
      await setImmediate();
    },
    async over() {
      await writing;
    },
  };
}
