/** Detects inactivity across all windows of the app. */
const key = "hrms.lastActivity";
const second = 1000;
/** Minimum interval between activity messages to other windows. */
const minIntervalMs = 5 * second;
const signs = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

interface Environment {
  readonly page: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  readonly storage: Pick<Storage, "getItem" | "setItem">;
}

/** Returns a function that stops watching. */
export function watchIdle(
  minutes: number,
  onIdle: () => void,
  { page, storage }: Environment = { page: document, storage: localStorage },
): () => void {
  let reportedAt = 0;
  let last = Date.now();
  const note = (): void => {
    last = Date.now();
    if (last - reportedAt < minIntervalMs) return;
    reportedAt = last;
    try {
      storage.setItem(key, String(last));
    } catch {
      // Without storage each window counts for itself.
    }
  };
  const inAnyWindow = (): number => {
    try {
      return Math.max(last, Number(storage.getItem(key) ?? 0));
    } catch {
      return last;
    }
  };
  const look = (): void => {
    if (Date.now() - inAnyWindow() >= minutes * 60 * second) onIdle();
  };
  note();
  for (const sign of signs) page.addEventListener(sign, note, { passive: true });
  // Timers stop in suspended pages, so check when the page becomes visible.
  page.addEventListener("visibilitychange", look);
  const timer = setInterval(look, 10 * second);
  return () => {
    clearInterval(timer);
    page.removeEventListener("visibilitychange", look);
    for (const sign of signs) page.removeEventListener(sign, note);
  };
}
