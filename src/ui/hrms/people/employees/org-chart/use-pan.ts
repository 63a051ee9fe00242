/** Panning by dragging the background; touch scrolls natively. */
import { useEffect, type RefObject } from "react";

export function usePan(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let from: { x: number; y: number; left: number; top: number } | undefined;
    const down = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" || event.button !== 0 || (event.target as Element).closest("[role=treeitem]"))
        return;
      from = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop };
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (from) element.scrollTo(from.left - (event.clientX - from.x), from.top - (event.clientY - from.y));
    };
    const up = (): void => {
      from = undefined;
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
    };
  }, [scroller]);
}
