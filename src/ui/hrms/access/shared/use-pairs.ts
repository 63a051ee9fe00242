/** Unsaved changes of an assignment matrix. */
import { useMemo, useState } from "react";
import type { GridCell } from "./check-grid.tsx";

export interface Pair {
  readonly id: string;
  readonly row: string;
  readonly column: string;
}

export interface PairChange {
  readonly row: string;
  readonly column: string;
  /** The pair to remove; undefined to add one. */
  readonly pair: Pair | undefined;
}

interface PairDraft {
  readonly changes: readonly PairChange[];
  readonly cell: (row: string, column: string) => GridCell;
  readonly toggle: (row: string, column: string, checked: boolean) => void;
  readonly reset: () => void;
}

const keyOf = (row: string, column: string): string => `${row} ${column}`;

export function usePairs(pairs: readonly Pair[] | undefined): PairDraft {
  const saved = useMemo(() => new Map((pairs ?? []).map((pair) => [keyOf(pair.row, pair.column), pair])), [pairs]);
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map());
  // Drop changes that have been saved in the meantime.
  const changes = useMemo(
    () =>
      [...wanted].flatMap(([key, on]): PairChange[] => {
        const pair = saved.get(key);
        const [row = "", column = ""] = key.split(" ");
        return on === (pair !== undefined) ? [] : [{ row, column, pair }];
      }),
    [saved, wanted],
  );
  return {
    changes,
    cell: (row, column) => {
      const key = keyOf(row, column);
      const isSaved = saved.has(key);
      const checked = wanted.get(key) ?? isSaved;
      return { checked, changed: checked !== isSaved };
    },
    toggle: (row, column, checked) => setWanted((before) => new Map(before).set(keyOf(row, column), checked)),
    reset: () => setWanted(new Map()),
  };
}
