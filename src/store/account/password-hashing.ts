/**
 * Derives password keys off the main thread, a few at a time: each takes a tenth of a second of a core and some 32 MB,
 * and many sign-ins at once must not block everyone else.
 */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { ProblemError } from "#src/contract/problem.ts";

export interface Derivation {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** Maximum number of waiting passwords. */
export const maxWaiting = 100;
const threads = Math.max(1, Math.floor(availableParallelism() / 2));

interface Task {
  readonly derivation: Derivation;
  readonly done: (key: Uint8Array) => void;
  readonly fail: (error: Error) => void;
}

const waiting: Task[] = [];
const idle: Worker[] = [];
let busy = 0;
/** Of the last one. */
let milliseconds = 100;

function spawn(): Worker {
  const worker = new Worker(new URL("./password-worker.ts", import.meta.url));
  // A worker that dies between two tasks must not get the next one.
  worker
    .on("error", () => undefined)
    .on("exit", () => {
      const place = idle.indexOf(worker);
      if (place !== -1) idle.splice(place, 1);
    });
  return worker;
}

function begin({ derivation, done, fail }: Task): void {
  busy += 1;
  const worker = idle.pop() ?? spawn();
  const started = performance.now();
  const over = () => {
    worker.off("message", right).off("error", broken).off("exit", ended);
    busy -= 1;
    const next = waiting.shift();
    if (next) begin(next);
  };
  const right = (key: Uint8Array) => {
    milliseconds = performance.now() - started;
    // An idle thread does not keep the process alive.
    worker.unref();
    idle.push(worker);
    over();
    done(key);
  };
  const broken = (error: Error) => {
    over();
    fail(error);
  };
  const ended = () => broken(new Error("The thread that hashes passwords has ended."));
  worker.on("message", right).on("error", broken).on("exit", ended);
  worker.ref();
  worker.postMessage(derivation);
}

/** Rejected, with the time after which a retry makes sense, because too many are waiting. */
export function deriveKey(derivation: Derivation): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    if (busy >= threads && waiting.length >= maxWaiting) {
      const seconds = Math.max(1, Math.ceil((waiting.length * milliseconds) / threads / 1000));
      return reject(
        new ProblemError("unavailable", {
          title: "Too many sign-ins at once",
          detail: "Try again in a moment.",
          headers: { "Retry-After": String(seconds) },
        }),
      );
    }
    const task = { derivation, done: resolve, fail: reject };
    if (busy < threads) begin(task);
    else waiting.push(task);
  });
}
