/** The thread that reads uploaded files, one at a time. */
import { parentPort } from "node:worker_threads";
import { UploadFault } from "#src/domain/shared/upload/fault.ts";
import { workAfterCalls } from "#src/store/shared/thread-priority.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { tasks } from "./tasks.ts";

type Task = (input: unknown, outside: unknown) => unknown;

const port = parentPort;
if (port === null) throw new Error("This file is the entry of a worker.");
workAfterCalls();

const send = (message: FromWorker): void => port.postMessage(message);
let answered: (answer: unknown) => void = () => undefined;

/** Every function of it is carried out by the main thread. */
const outside = new Proxy(
  {},
  {
    get:
      (_target, name) =>
      (...args: unknown[]) =>
        new Promise<unknown>((resolve) => {
          answered = resolve;
          send({ kind: "ask", name: String(name), args });
        }),
  },
);

async function work(name: keyof typeof tasks, input: unknown): Promise<FromWorker> {
  try {
    return { kind: "done", result: await (tasks[name] as Task)(input, outside) };
  } catch (error) {
    if (error instanceof UploadFault) return { kind: "fault", code: error.code, params: error.params };
    return { kind: "failed", error };
  }
}

port.on("message", (message: ToWorker) => {
  if (message.kind === "answer") answered(message.value);
  else void work(message.name, message.input).then(send);
});
