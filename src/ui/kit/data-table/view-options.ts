/** Which columns a person wants to see of a list and how close together, kept in this browser. */
import { useCallback, useState } from "react";
import { densities, type Density } from "./column.ts";

export interface ViewOptions {
  /** Ids of the columns shown; null for the list's own choice. */
  readonly columns: readonly string[] | null;
  readonly density: Density;
}

const initial: ViewOptions = { columns: null, density: "normal" };

function read(key: string): ViewOptions {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "{}") as { columns?: unknown; density?: unknown };
    return {
      columns: Array.isArray(stored.columns) ? stored.columns.map(String) : null,
      density: densities.find((each) => each === stored.density) ?? initial.density,
    };
  } catch {
    return initial;
  }
}

export function useViewOptions(list: string): [ViewOptions, (options: ViewOptions) => void] {
  const key = `hrms.list.${list}`;
  const [options, setOptions] = useState(() => read(key));
  const change = useCallback(
    (next: ViewOptions) => {
      setOptions(next);
      localStorage.setItem(key, JSON.stringify(next));
    },
    [key],
  );
  return [options, change];
}
