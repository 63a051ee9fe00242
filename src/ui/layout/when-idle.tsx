/** Parts of the shell that load once the page is idle; all that are there then appear together. */
import { createElement, startTransition, useEffect, useState, type ComponentType } from "react";
import type { MessageArea } from "../messages/catalogue.ts";
import { loadMessages } from "../messages/store.ts";

let idle = false;
let first: (() => Promise<void>) | undefined;

/** What the parts need before they are shown; for the first time only. */
export const beforeIdleParts = (load: () => Promise<void>): void => void (first ??= load);

let asked = false;
const waiting = new Map<() => void, () => Promise<void>>();

async function begin(): Promise<void> {
  idle = true;
  const all = [...waiting];
  waiting.clear();
  await Promise.all([first?.().catch(() => undefined), ...all.map(([, load]) => load())]);
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
    const [shown, setShown] = useState(part !== undefined);
    useEffect(() => {
      let gone = false;
      const show = (): void => {
        if (!gone) setShown(true);
      };
      if (part !== undefined) show();
      else if (idle) void load().then(show);
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
