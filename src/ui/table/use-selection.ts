/** Selection of list rows, kept across pages. */
import { useMemo, useState } from "react";

export interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly set: (rows: readonly Row[], selected: boolean) => void;
  readonly clear: () => void;
}

export function useSelection<Row>(idOf: (row: Row) => string): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  return useMemo(
    () => ({
      rows: [...chosen.values()],
      has: (row) => chosen.has(idOf(row)),
      set: (rows, selected) =>
        setChosen((before) => {
          const next = new Map(before);
          for (const row of rows) {
            if (selected) next.set(idOf(row), row);
            else next.delete(idOf(row));
          }
          return next;
        }),
      clear: () => setChosen(new Map()),
    }),
    [chosen, idOf],
  );
}
