/** Chosen rows by id; with Shift all up to the last one chosen. */
import { useRef, useState } from "react";

interface Picked {
  readonly ids: ReadonlySet<number>;
  readonly has: (id: number) => boolean;
  readonly toggle: (rows: readonly { readonly id: number }[], index: number, range: boolean) => void;
  readonly set: (rows: readonly { readonly id: number }[], chosen: boolean) => void;
}

export function usePicked(): Picked {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const last = useRef(0);
  const set: Picked["set"] = (rows, chosen) => {
    const next = new Set(ids);
    for (const { id } of rows) {
      if (chosen) next.add(id);
      else next.delete(id);
    }
    setIds(next);
  };
  return {
    ids,
    has: (id) => ids.has(id),
    set,
    toggle: (rows, index, range) => {
      const row = rows[index];
      if (!row) return;
      const [from, to] = range ? [Math.min(last.current, index), Math.max(last.current, index)] : [index, index];
      last.current = index;
      set(rows.slice(from, to + 1), !ids.has(row.id));
    },
  };
}
