/** Requests the compose window of the mail app from elsewhere in the app. */
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

/** Calls back for a pending request and for every later one. */
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
