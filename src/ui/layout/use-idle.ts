/** False until the page has had time for what matters first; then what can wait may begin. */
import { useEffect, useState } from "react";

let idleBefore = false;

export function useIdle(): boolean {
  const [idle, setIdle] = useState(idleBefore);
  useEffect(() => {
    if (idleBefore) return;
    const begin = (): void => {
      idleBefore = true;
      setIdle(true);
    };
    // Safari knows no idle callback.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(begin, 2000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(begin, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
