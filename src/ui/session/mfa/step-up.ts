/** Handles refusals that need a second step: asks for a fresh code and retries, or starts the setup. */
import { configureClient } from "#src/client/call.ts";
import { session } from "#src/client/session.ts";
import { renewSession } from "../renew.ts";

const listeners = new Set<() => void>();
let answer: ((confirmed: boolean) => void) | undefined;
let asking: Promise<boolean> | undefined;

const notify = (): void => listeners.forEach((listener) => listener());

/** Concurrent refusals share one request for a code. */
function askForCode(): Promise<boolean> {
  if (asking) return asking;
  // Set before subscribers are notified, because they read it.
  asking = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  notify();
  return asking;
}

export function endStepUp(confirmed: boolean): void {
  answer?.(confirmed);
  answer = undefined;
  asking = undefined;
  notify();
}

export const isSteppingUp = (): boolean => asking !== undefined;

export function watchStepUp(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function codeOf(response: Response): Promise<unknown> {
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null;
  return body?.code;
}

async function send(request: Request): Promise<Response> {
  const response = await session.fetch(request);
  if (response.status !== 403) return response;
  const code = await codeOf(response);
  // The tenant started requiring it after sign-in.
  if (code === "mfaEnrolmentRequired" && !session.current()?.userData.extras.mfaEnrolment)
    await renewSession().catch(() => undefined);
  return code === "stepUpRequired" && (await askForCode()) ? session.fetch(request) : response;
}

export const watchRefusals = (): void => configureClient({ fetch: send });
