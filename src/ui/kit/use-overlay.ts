/** What menus and popovers share: they open by click, hover or focus, and load their panel when it is needed. */
import { useEffect, useId, useRef, useState, type ComponentType, type MouseEvent, type PointerEvent } from "react";
import { useLater, type Later } from "./later.ts";

const usualDelay = 120;
const staysFor = 250;

/** Opened by hover, or by focus of the trigger, a panel is shown but does not take the focus. */
type Opened = "no" | "shown" | "entered";

export interface OverlayTriggerProps {
  readonly id: string;
  readonly "aria-expanded": boolean;
  readonly "aria-controls": string | undefined;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onPointerDown: () => void;
  readonly onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave?: () => void;
}

/** What a panel gets. */
export interface OverlayPanelProps {
  readonly id: string;
  readonly triggerId: string;
  readonly entered: boolean;
  readonly onClose: () => void;
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
}

interface Overlay<Panel> {
  readonly Panel: Panel | undefined;
  readonly opened: Opened;
  readonly open: (how: "shown" | "entered") => void;
  readonly close: () => void;
  readonly ofTrigger: OverlayTriggerProps;
  readonly ofPanel: OverlayPanelProps;
}

/** With `hover`, also opens after so many milliseconds of hovering (or the usual number). */
export function useOverlay<Props>(
  panel: Later<ComponentType<Props>>,
  hover: boolean,
  delay = usualDelay,
): Overlay<ComponentType<Props>> {
  const id = useId();
  const triggerId = `${id}-trigger`;
  const [opened, open] = useState<Opened>("no");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const soon = (action: () => void, after: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, after);
  };
  const isInside = (): boolean => document.getElementById(id)?.contains(document.activeElement) === true;
  const close = (): void => {
    if (isInside()) document.getElementById(triggerId)?.focus({ preventScroll: true });
    open("no");
  };
  const onPointerLeave = (): void => soon(() => isInside() || open("no"), staysFor);
  return {
    Panel: useLater(panel, opened !== "no"),
    opened,
    open,
    close,
    ofTrigger: {
      id: triggerId,
      "aria-expanded": opened !== "no",
      "aria-controls": opened === "no" ? undefined : id,
      onClick: () => {
        clearTimeout(timer.current);
        // The click that follows a hover must not close it again.
        if (opened === "entered") close();
        else open("entered");
      },
      // A little earlier than the click.
      onPointerDown: () => void panel.load().catch(() => undefined),
      ...(hover && {
        onPointerEnter: ({ pointerType }: PointerEvent<HTMLElement>) =>
          pointerType === "mouse" && soon(() => open((now) => (now === "no" ? "shown" : now)), delay),
        onPointerLeave,
      }),
    },
    ofPanel: {
      id,
      triggerId,
      entered: opened === "entered",
      onClose: close,
      ...(hover && { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave }),
    },
  };
}
