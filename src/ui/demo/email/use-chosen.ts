/** Selection of emails; those that left the list are dropped. */
import { useMemo, useRef, useState } from "react";
import type { Email } from "#generated/demo/schema.ts";

export interface Chosen {
  readonly mails: readonly Email[];
  readonly has: (id: number) => boolean;
  /** With `range`, selects everything from the last toggled one. */
  readonly toggle: (id: number, range?: boolean) => void;
  readonly setAll: (on: boolean) => void;
  readonly clear: () => void;
}

export function useChosen(list: readonly Email[]): Chosen {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number | null>(null);
  const mails = useMemo(() => list.filter(({ id }) => ids.has(id)), [list, ids]);
  return {
    mails,
    has: (id) => ids.has(id),
    toggle: (id, range = false) => {
      const next = new Set(ids);
      const at = list.findIndex((mail) => mail.id === id);
      const from = range ? list.findIndex((mail) => mail.id === last.current) : at;
      const on = !ids.has(id);
      for (const mail of list.slice(Math.min(at, from < 0 ? at : from), Math.max(at, from) + 1)) {
        if (on) next.add(mail.id);
        else next.delete(mail.id);
      }
      last.current = id;
      setIds(next);
    },
    setAll: (on) => setIds(new Set(on ? list.map(({ id }) => id) : [])),
    clear: () => setIds(new Set()),
  };
}
