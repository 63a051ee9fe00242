/** A small dialog at its button, for a handful of controls; the browser's popover brings Esc, light dismiss and the focus back. */
import { chakra } from "@chakra-ui/react";
import { useId, useRef, useState, type ReactNode, type ToggleEvent } from "react";
import { floating } from "./floating.ts";
import { place } from "./place.ts";

const Panel = chakra("div", {
  base: {
    ...floating,
    minW: "52",
    maxW: "min(22rem, calc(100vw - 1rem))",
    maxH: "min(32rem, calc(100dvh - 1rem))",
    overflowY: "auto",
    p: "3",
  },
});

export interface PopoverTriggerProps {
  readonly id: string;
  readonly popoverTarget: string;
  readonly "aria-haspopup": "dialog";
  readonly "aria-expanded": boolean;
}

interface PopoverProps {
  /** The button that opens it; it spreads the props it gets. */
  trigger: (props: PopoverTriggerProps) => ReactNode;
  label: string;
  align?: "start" | "end";
  /** Rendered while open; `close` for a button inside. */
  children: (close: () => void) => ReactNode;
}

export function Popover({ trigger, label, align = "start", children }: PopoverProps) {
  const id = useId();
  const triggerId = `${id}-trigger`;
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const onBeforeToggle = (event: ToggleEvent<HTMLDivElement>): void => {
    if (event.newState !== "open") return;
    setOpen(true);
    requestAnimationFrame(() => {
      const anchor = document.getElementById(triggerId);
      if (!panel.current || !anchor) return;
      place(panel.current, anchor, align);
      const first = panel.current.querySelector<HTMLElement>("[data-autofocus]") ?? panel.current.querySelector<HTMLElement>("input, select, button, a[href]");
      first?.focus();
    });
  };
  // Not before it is closed: with the focus still inside, the browser gives it back to the button.
  const onToggle = (event: ToggleEvent<HTMLDivElement>): void => {
    if (event.newState === "closed") setOpen(false);
  };
  return (
    <>
      {trigger({ id: triggerId, popoverTarget: id, "aria-haspopup": "dialog", "aria-expanded": open })}
      <Panel ref={panel} id={id} role="dialog" aria-label={label} popover="auto" {...{ onBeforeToggle, onToggle }}>
        {open ? children(() => panel.current?.hidePopover()) : null}
      </Panel>
    </>
  );
}
