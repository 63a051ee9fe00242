/** Posts errors that nobody expected to an address, such as that of a chat or an on-call service, without personal data. */
import type { Log } from "../gateway/log.ts";

/** The same error is posted once within this time, with how often it has occurred since. */
const quietMs = 60_000;
const maxKnown = 500;
const timeoutMs = 10_000;

interface Hook {
  readonly url: string;
  readonly version: string;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
}

/** A log that also posts its errors. */
export function withErrorHook(
  log: Log,
  { url, version, fetch: send = fetch, now = () => performance.now() }: Hook,
): Log {
  const known = new Map<string, { until: number; again: number }>();

  function post(fields: Parameters<Log["error"]>[0], message: string): void {
    const { name, code, stack } = fields.error ?? {};
    const key = [message, fields["operation"], fields["job"], name, code, stack?.[0]].join(" ");
    const before = known.get(key);
    if (before && before.until > now()) {
      before.again += 1;
      return;
    }
    if (known.size >= maxKnown) known.clear();
    known.set(key, { until: now() + quietMs, again: 0 });
    const body = {
      service: "hrms",
      version,
      at: new Date().toISOString(),
      message,
      repeated: before?.again ?? 0,
      ...fields,
    };
    send(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    }).then(
      (answer) => void answer.body?.cancel(),
      () => log.warn({}, "the error hook does not answer"),
    );
  }

  return onError(log, post);
}

/** A log that also counts its errors. */
export const countingErrors = (log: Log, count: () => void): Log => onError(log, count);

function onError(log: Log, also: Log["error"]): Log {
  return {
    debug: (fields, message) => log.debug(fields, message),
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error(fields, message) {
      log.error(fields, message);
      also(fields, message);
    },
  };
}
