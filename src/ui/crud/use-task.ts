/** Sends a short form once, and sorts what went wrong to its fields. */
import { useState } from "react";
import type { ProblemFault } from "#src/contract/problem.ts";
import { ruleFaultText } from "../form/fault-text.ts";
import { problemOf, problemText } from "../kit/problem.ts";
import { type Text, useText } from "../messages/use-text.ts";

interface Task {
  readonly busy: boolean;
  /** Sentence by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** The failure, where no field is to blame, and in words. */
  readonly failure: unknown;
  readonly failureText: string | undefined;
  readonly run: (send: () => Promise<void>) => void;
}

export function useTask(
  fields: readonly string[],
  words: (t: Text, error: unknown) => string = problemText,
  faultWords: (t: Text, fault: ProblemFault) => string = ruleFaultText,
): Task {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const faults = (problemOf(error)?.errors ?? [])
    .map((fault) => ({ fault, name: fault.pointer.replace(/^\//, "") }))
    .filter(({ name }) => fields.includes(name));
  const failure = faults.length === 0 ? error : null;
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
    errors: Object.fromEntries(faults.map(({ fault, name }) => [name, faultWords(t, fault)])),
    failure,
    failureText: failure === null ? undefined : words(t, failure),
  };
}
