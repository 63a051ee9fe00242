/** Moves the focus to the next row when the focused one is removed, else to the tabs or the list. */
import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

const controls = "[data-mark]";

/** Ref for the element around rows and tabs; checked after every render. */
export function useKeepFocus(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const at = useRef(-1);
  // Before a popover focuses the first control of what has just been added.
  useLayoutEffect(() => {
    const element = list.current;
    const onFocus = ({ target }: FocusEvent): void => {
      at.current = [...(element?.querySelectorAll(controls) ?? [])].indexOf(target as Element);
    };
    element?.addEventListener("focusin", onFocus);
    return () => element?.removeEventListener("focusin", onFocus);
  }, []);
  useEffect(() => {
    if (at.current < 0 || document.activeElement !== document.body) return;
    const left = [...(list.current?.querySelectorAll<HTMLElement>(controls) ?? [])];
    (
      left[Math.min(at.current, left.length - 1)] ??
      list.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') ??
      list.current
    )?.focus();
  });
  return list;
}
