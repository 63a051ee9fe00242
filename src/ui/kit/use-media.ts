/** Whether a media query matches, from the first render. */
import { useCallback, useSyncExternalStore } from "react";

/** Room for tables and panes; below it, cards and single columns. */
export const wide = "(min-width: 48rem)";

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
