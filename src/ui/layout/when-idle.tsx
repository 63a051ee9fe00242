/** Parts of the shell that load once the page is idle; all that are there then appear together. */
import { createElement, startTransition, useEffect, useState, type ComponentType } from "react";
import type { MessageArea } from "../messages/catalogue.ts";
import { loadMessages } from "../messages/store.ts";

/** From when the page is idle: what the parts need before they are shown. */
let needed: Promise<void> | undefined;
let ready = false;
let first: (() => Promise<void>) | undefined;

/** What the parts need before they are shown; for the first time only. */
export const beforeIdleParts = (load: () => Promise<void>): void => void (first ??= load);

let asked = false;
const waiting = new Map<() => void, () => Promise<void>>();

async function begin(): Promise<void> {
  needed = Promise.resolve(first?.())
    .catch(() => undefined)
    .then(() => void (ready = true));
  const all = [...waiting];
  waiting.clear();
  await Promise.all([needed, ...all.map(([, load]) => load())]);
  startTransition(() => {
    for (const [show] of all) show();
  });
}

function ask(): void {
  if (asked) return;
  asked = true;
  // Safari has no `requestIdleCallback`.
  if ("requestIdleCallback" in window) requestIdleCallback(() => void begin(), { timeout: 5000 });
  else setTimeout(() => void begin(), 2000);
}

/** The component and its messages; nothing until they are loaded, or if they cannot be. */
export function whenIdle<Props extends object>(
  get: () => Promise<ComponentType<Props>>,
  ...messages: MessageArea[]
): ComponentType<Props> {
  let part: ComponentType<Props> | undefined;
  const load = async (): Promise<void> => {
    [part] = await Promise.all([get(), loadMessages(...messages)]).catch(() => []);
  };
  return function WhenIdle(props: Props) {
    const [shown, setShown] = useState(ready && part !== undefined);
    useEffect(() => {
      let gone = false;
      const show = (): void => {
        if (!gone) setShown(true);
      };
      // Also a part that comes later waits: it would ask for what is on its way.
      if (needed) void Promise.all([needed, part === undefined && load()]).then(show);
      else {
        waiting.set(show, load);
        ask();
      }
      return () => {
        gone = true;
        waiting.delete(show);
      };
    }, []);
    return shown && part ? createElement(part, props) : null;
  };
}
