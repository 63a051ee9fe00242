/** Whether the server has a newer build than the one running. */
import { useEffect, useState } from "react";

/** Minimum time between checks, which run when the window regains focus. */
const pause = 5 * 60_000;

/** The entry script's file name contains the build hash. */
function entryOf(page: Document): string | null {
  return page.querySelector('script[type="module"][src]')?.getAttribute("src") ?? null;
}

const running = entryOf(document);

async function isOutdated(): Promise<boolean> {
  const answer = await fetch("/", { headers: { accept: "text/html" }, cache: "no-store" });
  if (!answer.ok) return false;
  const offered = entryOf(new DOMParser().parseFromString(await answer.text(), "text/html"));
  return offered !== null && offered !== running;
}

export function useNewVersion(): boolean {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    let asked = Date.now();
    const onReturn = (): void => {
      if (document.visibilityState !== "visible" || Date.now() - asked < pause) return;
      asked = Date.now();
      // Stay silent if the server cannot be reached.
      isOutdated().then(
        (yes) => yes && setOutdated(true),
        () => undefined,
      );
    };
    // A chunk of this build no longer exists.
    const onMissing = (): void => setOutdated(true);
    document.addEventListener("visibilitychange", onReturn);
    addEventListener("focus", onReturn);
    addEventListener("vite:preloadError", onMissing);
    return () => {
      document.removeEventListener("visibilitychange", onReturn);
      removeEventListener("focus", onReturn);
      removeEventListener("vite:preloadError", onMissing);
    };
  }, []);
  return outdated;
}
