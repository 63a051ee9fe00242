/** Sends a task about a department once, and sorts what went wrong to the fields of its form. */
import { useState } from "react";
import { ruleFaultText } from "../../crud/fault-text.ts";
import { problemOf } from "../../kit/problem.ts";
import { useText } from "../../messages/use-text.ts";

interface Task {
  readonly busy: boolean;
  /** Sentence by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** The failure, where no field is to blame. */
  readonly failure: unknown;
  readonly run: (send: () => Promise<void>) => void;
}

export function useTask(fields: readonly string[]): Task {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const faults = (problemOf(error)?.errors ?? []).map((fault) => ({ fault, name: fault.pointer.replace(/^\//, "") })).filter(({ name }) => fields.includes(name));
  const run: Task["run"] = (send) => {
    setBusy(true);
    setError(null);
    void send()
      .catch((reason: unknown) => setError(reason))
      .finally(() => setBusy(false));
  };
  return {
    busy,
    run,
    errors: Object.fromEntries(faults.map(({ fault, name }) => [name, ruleFaultText(t, fault)])),
    failure: faults.length === 0 ? error : null,
  };
}
