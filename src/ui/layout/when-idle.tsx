/** Renders its children once the browser is idle after load; all deferred parts then start together. */
import { startTransition, Suspense, useEffect, useState, type ReactNode } from "react";

let idle = false;
let asked = false;
const waiting = new Set<() => void>();

function begin(): void {
  idle = true;
  startTransition(() => {
    for (const start of waiting) start();
  });
  waiting.clear();
}

function ask(): void {
  if (asked) return;
  asked = true;
  // Safari has no `requestIdleCallback`.
  if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: 5000 });
  else setTimeout(begin, 2000);
}

export function WhenIdle({ children }: { children: ReactNode }) {
  const [now, setNow] = useState(idle);
  useEffect(() => {
    const start = (): void => setNow(true);
    if (idle) return start();
    waiting.add(start);
    ask();
    return () => void waiting.delete(start);
  }, []);
  return now && <Suspense>{children}</Suspense>;
}
