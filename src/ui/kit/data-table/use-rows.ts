/** One row at a time takes Tab steps; arrow keys move among the rows and, inside one, among its controls. */
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react";
import { rove } from "../roving.ts";
import { useShortcuts } from "../shortcuts.ts";

/** Marks the controls of a row: select, link, actions. */
export const rowControl = "data-row-control";

export interface RowFocus {
  /** Put it on the element around the rows; each row carries `data-row` with its id. */
  readonly container: RefObject<HTMLElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** The row whose controls take Tab steps. */
  readonly current: string | undefined;
}

export type RowKeys = Readonly<Record<string, (id: string) => void>>;

/** `keys` act on the row that has the focus, by `KeyboardEvent.key`. */
export function useRows(ids: readonly string[], keys: RowKeys): RowFocus {
  const container = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState<{ id: string; at: number }>();
  const current = focused && ids.includes(focused.id) ? focused.id : ids[Math.min(focused?.at ?? 0, ids.length - 1)];

  const controlsOf = (id: string | undefined): HTMLElement[] =>
    id === undefined ? [] : [...(container.current?.querySelectorAll<HTMLElement>(`[data-row="${CSS.escape(id)}"] [${rowControl}]`) ?? [])].filter((each) => each.offsetParent !== null);
  const focusRow = (id: string | undefined, control = "link"): void => {
    const controls = controlsOf(id);
    (controls.find((each) => each.getAttribute(rowControl) === control) ?? controls[0])?.focus();
  };

  // The row with the focus is gone, deleted or moved to another page: its neighbour takes over, once.
  const goneId = focused && !ids.includes(focused.id) ? focused.id : undefined;
  const handled = useRef<string>(undefined);
  useEffect(() => {
    if (goneId === handled.current) return;
    handled.current = goneId;
    if (goneId !== undefined && document.activeElement === document.body) focusRow(current);
  });

  useShortcuts({ ArrowDown: () => focusRow(current), ArrowUp: () => focusRow(current) }, ids.length > 0);

  return {
    container,
    current,
    onFocus: ({ target }) => {
      const id = target.closest<HTMLElement>("[data-row]")?.dataset["row"];
      if (id !== undefined && id !== focused?.id) setFocused({ id, at: ids.indexOf(id) });
    },
    onKeyDown: (event) => {
      const target = event.target as HTMLElement;
      const id = target.closest<HTMLElement>("[data-row]")?.dataset["row"];
      if (id === undefined || !target.hasAttribute(rowControl) || event.defaultPrevented) return;
      const at = ids.indexOf(id);
      const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: ids.length - 1 }[event.key];
      if (to !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        focusRow(ids[Math.max(0, Math.min(to, ids.length - 1))], target.getAttribute(rowControl) ?? "link");
        return;
      }
      if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) {
        event.preventDefault();
        controlsOf(id).at(-1)?.click();
        return;
      }
      const run = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
      if (run) {
        event.preventDefault();
        run(id);
        return;
      }
      rove(event, controlsOf(id));
    },
  };
}
