/** Opens a popover on hover over its trigger, and closes it when the pointer has left both. */
import { useEffect, useMemo, useRef, type MouseEvent, type PointerEvent, type RefObject } from "react";

const defaultDelayMs = 120;
const staysFor = 250;

export interface HoverTriggerProps {
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: () => void;
}

interface Hover {
  /** Whether the pointer opened it; the focus then stays in place. */
  readonly opened: () => boolean;
  readonly ofTrigger: HoverTriggerProps;
  readonly ofPanel: Omit<HoverTriggerProps, "onClick">;
}

/** `enter` moves the focus into the popover; `delayMs` is the hover delay. */
export function useHover(
  panel: RefObject<HTMLElement | null>,
  enter: () => void,
  delayMs: number = defaultDelayMs,
): Hover {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const opened = useRef(false);
  const onEnter = useRef(enter);
  onEnter.current = enter;
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const isOpen = (): boolean => panel.current?.matches(":popover-open") === true;
    const soon = (action: () => void, after: number): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(action, after);
    };
    const open = (): void => {
      if (isOpen()) return;
      opened.current = true;
      panel.current?.showPopover();
    };
    const close = (): void => {
      // Don't close while the focus is inside.
      if (panel.current?.matches(":focus-within") === true) return;
      panel.current?.hidePopover();
      opened.current = false;
    };
    const onPointerLeave = (): void => soon(close, staysFor);
    const onClick = (event: MouseEvent<HTMLElement>): void => {
      clearTimeout(timer.current);
      // The click that follows a hover must not close the popover again.
      if (opened.current && isOpen()) {
        event.preventDefault();
        onEnter.current();
      }
      opened.current = false;
    };
    return {
      opened: () => opened.current,
      ofTrigger: {
        onClick,
        onPointerEnter: ({ pointerType }) => pointerType === "mouse" && soon(open, delayMs),
        onPointerLeave,
      },
      ofPanel: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave },
    };
  }, [panel, delayMs]);
}
