/** Tells when nobody has done anything in any window of the app for some minutes. */
const key = "hrms.lastActivity";
const second = 1000;
/** Windows tell each other no more often than that. */
const minIntervalMs = 5 * second;
const signs = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

interface Surroundings {
  readonly page: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  readonly storage: Pick<Storage, "getItem" | "setItem">;
}

/** Answers what ends the watch. */
export function watchIdle(
  minutes: number,
  onIdle: () => void,
  { page, storage }: Surroundings = { page: document, storage: localStorage },
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
  // A page that slept looks as soon as it is seen again.
  page.addEventListener("visibilitychange", look);
  const timer = setInterval(look, 10 * second);
  return () => {
    clearInterval(timer);
    page.removeEventListener("visibilitychange", look);
    for (const sign of signs) page.removeEventListener(sign, note);
  };
}
