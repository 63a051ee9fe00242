/** Calls that the page started before the program: each answer is handed over once, to the same request. */

interface StartedCall {
  /** Of a question that is asked with POST. */
  readonly body?: string | undefined;
  readonly authorization: string | null;
  readonly response: Promise<Response>;
  /** When it was started, by the page's clock. */
  readonly at: number;
}

declare global {
  interface Window {
    /** By absolute address, with its parameters in order; src/ui/boot.js fills it. */
    startedCalls?: Record<string, StartedCall>;
  }
}

/** A page that takes longer than this to ask may want newer data. */
const longestMs = 15_000;

/** However the parameters are ordered and encoded. */
function addressOf(url: string): string {
  const address = new URL(url);
  address.searchParams.sort();
  return address.href;
}

async function takeStarted(request: Request): Promise<Response | undefined> {
  const started = globalThis.window?.startedCalls;
  if (!started) return undefined;
  const address = addressOf(request.url);
  const call = started[address];
  // With preferences, a call expects another response than the page has asked for.
  if (!call || request.headers.has("prefer")) return undefined;
  if (request.method !== (call.body === undefined ? "GET" : "POST")) return undefined;
  if (call.body !== undefined && call.body !== (await request.clone().text())) return undefined;
  // Another request may have taken it in the meantime.
  if (started[address] !== call) return undefined;
  delete started[address];
  if (call.authorization !== request.headers.get("authorization") || performance.now() - call.at > longestMs)
    return undefined;
  return call.response;
}

/** Sends a request unless the page has already done so. */
export async function fetchOrTake(request: Request): Promise<Response> {
  const response = await takeStarted(request).catch(() => undefined);
  request.signal.throwIfAborted();
  return response ?? fetch(request);
}
