/** Popover at its button on the native popover: Esc, light dismiss and focus return. */
import { chakra } from "@chakra-ui/react";
import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode, type ToggleEvent } from "react";
import { floating } from "./floating.ts";
import { place, type Align, type Side } from "./place.ts";
import type { Tone } from "./status-dot.tsx";
import { useHover, type HoverTriggerProps } from "./use-hover.ts";

const Panel = chakra("div", {
  base: {
    ...floating,
    minW: "52",
    maxW: "min(22rem, calc(100vw - 1rem))",
    maxH: "min(32rem, calc(100dvh - 1rem))",
    overflowY: "auto",
    p: "3",
    _focusVisible: { outlineOffset: "-2px" },
  },
  variants: {
    toned: { true: { bg: "colorPalette.subtle", color: "colorPalette.text", borderColor: "colorPalette.solid" } },
  },
});

const focusable = "input, select, button, a[href]";

interface PopoverTriggerProps extends Partial<HoverTriggerProps> {
  readonly id: string;
  readonly popoverTarget: string;
  readonly "aria-haspopup": "dialog";
  readonly "aria-expanded": boolean;
  readonly onFocus?: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

interface PopoverProps {
  /** Trigger button; must spread the given props. */
  trigger: (props: PopoverTriggerProps) => ReactNode;
  label: string;
  align?: Align;
  side?: Side;
  /** Also opens on hover or focus; both leave the focus in place. */
  opens?: "hover" | "focus";
  /** Hover delay in ms. */
  delay?: number;
  tone?: Tone;
  /** Rendered while open; `close` is for buttons inside. */
  children: (close: () => void) => ReactNode;
}

export function Popover({
  trigger,
  label,
  align = "start",
  side = "below",
  opens,
  delay,
  tone,
  children,
}: PopoverProps) {
  const id = useId();
  const triggerId = `${id}-trigger`;
  const panel = useRef<HTMLDivElement>(null);
  const byFocus = useRef(false);
  const [open, setOpen] = useState(false);
  const put = (): void => {
    const anchor = document.getElementById(triggerId);
    if (panel.current && anchor) place(panel.current, anchor, align, side);
  };
  const enter = (): void => {
    const inside = panel.current;
    (
      inside?.querySelector<HTMLElement>("[data-autofocus]") ??
      inside?.querySelector<HTMLElement>(focusable) ??
      inside
    )?.focus();
  };
  const pointer = useHover(panel, enter, delay);
  const onBeforeToggle = (event: ToggleEvent<HTMLDivElement>): void => {
    // React bubbles the event from nested popovers.
    if (event.target !== event.currentTarget || event.newState !== "open") return;
    setOpen(true);
    const quiet = pointer.opened() || byFocus.current;
    byFocus.current = false;
    requestAnimationFrame(() => {
      put();
      if (!quiet) enter();
    });
  };
  // On toggle rather than beforetoggle: while the focus is inside, closing would return it to the trigger.
  const onToggle = (event: ToggleEvent<HTMLDivElement>): void => {
    if (event.target === event.currentTarget && event.newState === "closed") setOpen(false);
  };
  const latestPut = useRef(put);
  latestPut.current = put;
  useEffect(() => {
    if (!open) return;
    const follow = (): void => latestPut.current();
    addEventListener("scroll", follow, { capture: true, passive: true });
    addEventListener("resize", follow);
    return () => {
      removeEventListener("scroll", follow, { capture: true });
      removeEventListener("resize", follow);
    };
  }, [open]);
  const onFocus = ({ currentTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.matches(":focus-visible") || panel.current?.matches(":popover-open")) return;
    byFocus.current = true;
    panel.current?.showPopover();
  };
  const onBlur = ({ relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!panel.current?.contains(relatedTarget)) panel.current?.hidePopover();
  };
  return (
    <>
      {trigger({
        id: triggerId,
        popoverTarget: id,
        "aria-haspopup": "dialog",
        "aria-expanded": open,
        ...(opens === "hover" && pointer.ofTrigger),
        ...(opens === "focus" && { onFocus, onBlur }),
      })}
      <Panel
        ref={panel}
        id={id}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        popover="auto"
        toned={tone !== undefined}
        {...(tone && { colorPalette: tone })}
        {...{ onBeforeToggle, onToggle }}
        {...(opens === "hover" && pointer.ofPanel)}
      >
        {open ? children(() => panel.current?.hidePopover()) : null}
      </Panel>
    </>
  );
}
