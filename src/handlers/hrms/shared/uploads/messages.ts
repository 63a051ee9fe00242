/** What the main thread and a worker for uploaded files tell each other. */
import type { UploadFault, UploadFaultCode } from "#src/domain/shared/upload/fault.ts";
import type { Tasks } from "./tasks.ts";

export type ToWorker =
  | { readonly kind: "run"; readonly name: keyof Tasks; readonly input: unknown }
  | { readonly kind: "answer"; readonly value: unknown };

export type FromWorker =
  | { readonly kind: "ask"; readonly name: string; readonly args: readonly unknown[] }
  | { readonly kind: "done"; readonly result: unknown }
  | { readonly kind: "fault"; readonly code: UploadFaultCode; readonly params: UploadFault["params"] }
  | { readonly kind: "failed"; readonly error: unknown };
