/** Parts that are loaded when the page is idle, or earlier if they are needed. */
import { useEffect, useState } from "react";

export interface Later<Part> {
  readonly load: () => Promise<void>;
  readonly loaded: () => Part | undefined;
}

const waiting = new Set<() => Promise<void>>();
let asked = false;

function loadWhenIdle(): void {
  if (asked) return;
  asked = true;
  const begin = (): void => {
    // Failed ones are tried again when they are needed.
    for (const load of waiting) load().catch(() => undefined);
  };
  // Safari has no `requestIdleCallback`.
  if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: 5000 });
  else setTimeout(begin, 2000);
}

export function later<Part>(get: () => Promise<Part>): Later<Part> {
  let part: Part | undefined;
  let coming: Promise<void> | undefined;
  const load = (): Promise<void> =>
    (coming ??= get().then(
      (value) => {
        part = value;
      },
      (reason: unknown) => {
        coming = undefined;
        throw reason;
      },
    ));
  waiting.add(load);
  return { load, loaded: () => part };
}

/** The part once it is needed and loaded. Not `lazy`, which shows what arrives late only after a pause. */
export function useLater<Part>({ load, loaded }: Later<Part>, needed: boolean): Part | undefined {
  const [, arrive] = useState(false);
  // As rendered: it may arrive before the effect runs.
  const part = needed ? loaded() : undefined;
  const missing = needed && part === undefined;
  useEffect(loadWhenIdle, []);
  useEffect(() => {
    if (missing) void load().then(() => arrive(true));
  }, [missing, load]);
  return part;
}
