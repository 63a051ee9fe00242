/** Filters whose options are needed: those that are set, and those that someone has opened. */
import { useCallback, useMemo, useState } from "react";
import type { FilterValues } from "./filter.ts";

export interface AskedFilters {
  readonly needed: (name: string) => boolean;
  readonly ask: (name: string) => void;
}

export function useAsked(values: FilterValues): AskedFilters {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const ask = useCallback(
    (name: string): void => setAsked((names) => (names.includes(name) ? names : [...names, name])),
    [],
  );
  return useMemo(
    () => ({ needed: (name) => asked.includes(name) || values[name] !== undefined, ask }),
    [asked, ask, values],
  );
}
