/** Lets other parts of the app ask for the window to write an email; the mail app takes the request when it is there. */
import type { EmailAddress } from "#generated/demo/schema.ts";

interface LetterRequest {
  readonly to?: EmailAddress;
}

let waiting: LetterRequest | null = null;
const listeners = new Set<() => void>();

export function requestLetter(to?: EmailAddress): void {
  waiting = to ? { to } : {};
  for (const listener of listeners) listener();
}

/** Calls back now where a letter was asked for, and whenever one is from now on. */
export function onLetterRequest(write: (request: LetterRequest) => void): () => void {
  const take = (): void => {
    if (!waiting) return;
    const request = waiting;
    waiting = null;
    write(request);
  };
  take();
  listeners.add(take);
  return () => listeners.delete(take);
}
