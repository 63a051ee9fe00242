/** Watches for refusals that a second step mends: asks for a fresh code and repeats the call, or leads to the set-up. */
import { configureClient } from "#src/client/call.ts";
import { session } from "#src/client/session.ts";
import { renewSession } from "../renew.ts";

const listeners = new Set<() => void>();
let answer: ((confirmed: boolean) => void) | undefined;
let asking: Promise<boolean> | undefined;

const tell = (): void => listeners.forEach((listener) => listener());

/** Several calls that are refused at once wait for the same code. */
function askForCode(): Promise<boolean> {
  if (asking) return asking;
  // Whoever is told looks at it: it is there first.
  asking = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  tell();
  return asking;
}

export function endStepUp(confirmed: boolean): void {
  answer?.(confirmed);
  answer = undefined;
  asking = undefined;
  tell();
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
  // The rule has changed since the sign-in.
  if (code === "mfaEnrolmentRequired" && !session.current()?.userData.extras.mfaEnrolment)
    await renewSession().catch(() => undefined);
  return code === "stepUpRequired" && (await askForCode()) ? session.fetch(request) : response;
}

export const watchRefusals = (): void => configureClient({ fetch: send });
