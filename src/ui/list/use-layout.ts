/** Table layout, kept in this browser. */
import { useCallback, useState } from "react";
import { readLayout, type TableLayout } from "../table/layout.ts";

function read(key: string): TableLayout {
  try {
    return readLayout(JSON.parse(localStorage.getItem(key) ?? "null"));
  } catch {
    return readLayout(null);
  }
}

type SetLayout = (layout: TableLayout) => void;

export function useLayout(list: string): [TableLayout, SetLayout] {
  const key = `hrms.list.${list}`;
  const [layout, setLayout] = useState(() => read(key));
  const change = useCallback<SetLayout>(
    (next) => {
      setLayout(next);
      localStorage.setItem(key, JSON.stringify(next));
    },
    [key],
  );
  return [layout, change];
}
