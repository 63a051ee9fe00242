/** Local edits with undo; the demo API has no operation to save them. */
import { useCallback, useState } from "react";
import { useText } from "../../messages/use-text.ts";
import { useUndo } from "../../kit/undo.ts";
import type { Employee } from "./use-employees.ts";

export type Change = Partial<Pick<Employee, "city" | "salary" | "status">>;
type Changes = Readonly<Record<string, Change>>;

export interface Edits {
  readonly of: (row: Employee) => Employee;
  readonly change: (rows: readonly Employee[], change: Change) => void;
  readonly count: number;
}

export function useEdits(): Edits {
  const t = useText();
  const offerUndo = useUndo();
  const [changes, setChanges] = useState<Changes>({});
  return {
    count: Object.keys(changes).length,
    of: useCallback((row) => (changes[row.key] ? { ...row, ...changes[row.key] } : row), [changes]),
    change: (rows, change) => {
      const before = changes;
      setChanges({ ...before, ...Object.fromEntries(rows.map(({ key }) => [key, { ...before[key], ...change }])) });
      const [first] = rows;
      const text =
        rows.length === 1 && first
          ? t("tables.changedOne", { name: first.full_name })
          : t("tables.changedMany", { count: rows.length });
      offerUndo(text, () =>
        setChanges((now) => {
          const next: Record<string, Change> = { ...now };
          for (const { key } of rows) {
            if (before[key]) next[key] = before[key];
            else delete next[key];
          }
          return next;
        }),
      );
    },
  };
}
