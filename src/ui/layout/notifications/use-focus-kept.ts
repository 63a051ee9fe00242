/** Where a line goes away under the focus, the one that takes its place gets it; the last one leaves it to the tabs or the list. */
import { useEffect, useRef, type RefObject } from "react";

const controls = "[data-mark]";

/** For the element around the lines and their tabs; asks after every drawing. */
export function useFocusKept(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const at = useRef(-1);
  useEffect(() => {
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
