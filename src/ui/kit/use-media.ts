/** Whether a media query matches, from the first render. */
import { useCallback, useSyncExternalStore } from "react";

/** Room for tables and panes; below it, cards and single columns. */
export const wide = "(min-width: 48rem)";

/** For loaders, which draw nothing. */
export const matches = (query: string): boolean => matchMedia(query).matches;

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matches(query));
}
