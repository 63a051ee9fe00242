/** Menu on the native popover, which brings top layer, Esc, light dismiss and focus return. */
import { chakra } from "@chakra-ui/react";
import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type ToggleEvent } from "react";
import { floating } from "./floating.ts";
import { place, type Align, type Side } from "./place.ts";
import { useHover, type HoverTriggerProps } from "./use-hover.ts";

const Panel = chakra("div", {
  base: {
    ...floating,
    minW: "44",
    maxW: "min(22rem, calc(100vw - 1rem))",
    maxH: "min(28rem, calc(100dvh - 1rem))",
    overflowY: "auto",
    p: "1",
  },
});

/** Arrow key towards the start or end of the line. */
function towards(element: HTMLElement, end: "start" | "end"): string {
  const rtl = getComputedStyle(element).direction === "rtl";
  return (end === "end") === rtl ? "ArrowLeft" : "ArrowRight";
}

export interface MenuTriggerProps extends Partial<HoverTriggerProps> {
  readonly id: string;
  readonly popoverTarget: string;
  readonly "aria-haspopup": "menu";
  readonly "aria-expanded": boolean;
  readonly "aria-controls": string;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface MenuProps {
  /** Trigger button; must spread the given props. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** Edge of the trigger to align with. */
  align?: Align;
  side?: Side;
  /** Also opens on hover, without taking the focus. */
  hover?: boolean;
  /** The trigger is an item of another menu. */
  nested?: boolean;
  children: ReactNode;
}

export function Menu({ trigger, align = "start", side = "below", hover = false, nested = false, children }: MenuProps) {
  const id = useId();
  const triggerId = `${id}-trigger`;
  const panel = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });
  const [open, setOpen] = useState(false);
  // Ignore items of nested menus.
  const items = (): HTMLElement[] =>
    [...(panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])].filter(
      (item) => item.closest('[role="menu"]') === panel.current,
    );
  const enter = (): void =>
    (items().find((item) => item.getAttribute("aria-checked") === "true") ?? items()[0])?.focus();
  const pointer = useHover(panel, enter);

  const onBeforeToggle = (event: ToggleEvent<HTMLDivElement>): void => {
    // React bubbles the event from nested menus.
    if (event.target !== event.currentTarget) return;
    if (event.newState !== "open") {
      // The browser does not return the focus from nested popovers.
      if (nested && panel.current?.matches(":focus-within") === true) document.getElementById(triggerId)?.focus();
      return;
    }
    setOpen(true);
    // Reset type-ahead.
    typed.current = { text: "", at: 0 };
    const quiet = pointer.opened();
    requestAnimationFrame(() => {
      const anchor = document.getElementById(triggerId);
      if (!panel.current || !anchor) return;
      place(panel.current, anchor, align, side);
      if (!quiet) enter();
    });
  };
  // On toggle rather than beforetoggle: while the focus is inside, closing would return it to the trigger.
  const onToggle = (event: ToggleEvent<HTMLDivElement>): void => {
    if (event.target === event.currentTarget && event.newState === "closed") setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // Tab also closes the parent menus.
    if (!nested || event.key !== "Tab") event.stopPropagation();
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      all[to]?.focus();
    } else if (event.key === "Tab") {
      panel.current?.hidePopover();
    } else if (nested && event.key === towards(event.currentTarget, "start")) {
      event.preventDefault();
      panel.current?.hidePopover();
    } else if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey) {
      const text = (event.timeStamp - typed.current.at < 600 ? typed.current.text : "") + event.key.toLowerCase();
      typed.current = { text, at: event.timeStamp };
      const next = text.length === 1 ? [...all.slice(at + 1), ...all.slice(0, at + 1)] : all;
      next.find((item) => item.textContent.trim().toLowerCase().startsWith(text))?.focus();
    }
  };
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const item = (event.target as HTMLElement).closest('[role^="menuitem"]');
    if (item && item.getAttribute("aria-disabled") !== "true" && !item.hasAttribute("aria-haspopup"))
      panel.current?.hidePopover();
  };

  return (
    <>
      {trigger({
        id: triggerId,
        popoverTarget: id,
        "aria-haspopup": "menu",
        "aria-expanded": open,
        "aria-controls": id,
        onKeyDown: (event) => {
          if (
            nested
              ? event.key !== towards(event.currentTarget, "end")
              : event.key !== "ArrowDown" && event.key !== "ArrowUp"
          )
            return;
          event.preventDefault();
          if (!open) event.currentTarget.click();
          else enter();
        },
        ...(hover && pointer.ofTrigger),
      })}
      <Panel
        ref={panel}
        id={id}
        role="menu"
        popover="auto"
        aria-labelledby={triggerId}
        {...{ onBeforeToggle, onToggle, onKeyDown, onClick }}
        {...(hover && pointer.ofPanel)}
      >
        {open ? children : null}
      </Panel>
    </>
  );
}
