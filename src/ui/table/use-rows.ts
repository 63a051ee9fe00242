/** Keyboard navigation of rows: one row has the tab stop, arrow keys move between rows and their controls. */
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react";
import { rove } from "../kit/roving.ts";
import { useShortcuts } from "../kit/shortcuts.ts";

/** Marks the controls of a row: select, link, actions. */
export const rowControl = "data-row-control";

interface RowFocus {
  /** Ref of the element around the rows; each row has its id in `data-row`. */
  readonly container: RefObject<HTMLElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** The row with the tab stop. */
  readonly current: string | undefined;
}

export type RowKeys = Readonly<Record<string, (id: string) => void>>;

interface RowsOptions {
  /** Space; Shift+Space selects a range. */
  readonly onSelect?: ((id: string, through: boolean) => void) | undefined;
  readonly reveal?: RefObject<((at: number) => void) | null>;
}

const plain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey;
const maxFocusTries = 20;

/** Rows that fit between sticky header and bottom edge. */
function rowsInView(container: HTMLElement | null): number {
  const row = container?.querySelector<HTMLElement>("[data-row]");
  if (!container || !row || row.offsetHeight === 0) return 10;
  return Math.max(2, Math.floor(Math.min(container.clientHeight, innerHeight) / row.offsetHeight) - 1);
}

/** Last focused row and its list's URL, to restore the focus on return. */
let left: { readonly address: string; readonly id: string } | undefined;

/** `keys` act on the focused row, by `KeyboardEvent.key`. */
export function useRows(ids: readonly string[], keys: RowKeys, { onSelect, reveal }: RowsOptions = {}): RowFocus {
  const container = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState(() =>
    left?.address === location.href && ids.includes(left.id) ? { id: left.id, at: ids.indexOf(left.id) } : undefined,
  );
  const current = focused && ids.includes(focused.id) ? focused.id : ids[Math.min(focused?.at ?? 0, ids.length - 1)];

  const controlsOf = (id: string | undefined): HTMLElement[] =>
    id === undefined
      ? []
      : [
          ...(container.current?.querySelectorAll<HTMLElement>(`[data-row="${CSS.escape(id)}"] [${rowControl}]`) ?? []),
        ].filter((each) => each.offsetParent !== null);
  const focusRow = (id: string | undefined, control = "link", tries = maxFocusTries): void => {
    const controls = controlsOf(id);
    const target =
      controls.find((each) => each.getAttribute(rowControl) === control) ??
      controls.find((each) => each.getAttribute(rowControl) === "link") ??
      controls[0];
    if (target) return target.focus();
    if (id === undefined || !reveal?.current || tries === 0) return;
    if (tries === maxFocusTries) reveal.current(ids.indexOf(id));
    requestAnimationFrame(() => focusRow(id, control, tries - 1));
  };

  // Only once, so that it doesn't steal the focus later.
  useEffect(() => {
    if (focused && document.activeElement === document.body) focusRow(focused.id);
  }, []);

  // If the focused row was deleted or moved to another page, focus its neighbour.
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
      if (id !== undefined) left = { address: location.href, id };
      if (id !== undefined && id !== focused?.id) setFocused({ id, at: ids.indexOf(id) });
    },
    onKeyDown: (event) => {
      const target = event.target as HTMLElement;
      const id = target.closest<HTMLElement>("[data-row]")?.dataset["row"];
      if (id === undefined || !target.hasAttribute(rowControl) || event.defaultPrevented) return;
      const control = target.getAttribute(rowControl) ?? "link";
      const at = ids.indexOf(id);
      const page = event.key.startsWith("Page") ? rowsInView(container.current) : 0;
      const to = {
        ArrowDown: at + 1,
        ArrowUp: at - 1,
        Home: 0,
        End: ids.length - 1,
        PageDown: at + page,
        PageUp: at - page,
      }[event.key];
      if (to !== undefined && plain(event)) {
        event.preventDefault();
        const next = ids[Math.max(0, Math.min(to, ids.length - 1))];
        if (event.shiftKey && onSelect && next !== undefined) onSelect(next, true);
        focusRow(next, control);
        return;
      }
      if (event.key === " " && control === "link" && onSelect && plain(event)) {
        event.preventDefault();
        onSelect(id, event.shiftKey);
        return;
      }
      if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) {
        event.preventDefault();
        controlsOf(id).at(-1)?.click();
        return;
      }
      const run = plain(event) ? keys[event.key] : undefined;
      if (run) {
        event.preventDefault();
        run(id);
        return;
      }
      rove(event, controlsOf(id));
    },
  };
}
