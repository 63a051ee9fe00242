/** Whether the server has another build of the app than the one that runs here. */
import { useEffect, useState } from "react";

/** Asked when the person comes back to the window, and no more often than this. */
const pause = 5 * 60_000;

/** The file the page starts with carries the build in its name. */
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
      // Without an answer nothing is known, and nothing said.
      isOutdated().then(
        (yes) => yes && setOutdated(true),
        () => undefined,
      );
    };
    // A part of this build is no longer there.
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
