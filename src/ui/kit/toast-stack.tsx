/** Toasts in their corners, newest first; F8 moves the focus there, hover and focus pause a corner's countdowns. */
import { chakra } from "#generated/styles/jsx/index.js";
import { useEffect, useRef, type FocusEvent } from "react";
import { useText } from "../messages/use-text.ts";
import { dismissToast, toastPlaces, useToasts } from "./toast.ts";
import { ToastCard } from "./toast-card.tsx";

/** Covers the window, with pointer events only on the toasts. */
const Region = chakra("section", {
  base: {
    position: "fixed",
    inset: "0",
    w: "auto",
    h: "auto",
    bg: "transparent",
    overflow: "visible",
    pointerEvents: "none",
  },
});

const Corner = chakra("div", {
  base: {
    position: "absolute",
    display: "flex",
    flexDirection: "column",
    gap: "2",
    w: "min(22rem, calc(100% - 2rem))",
    "&:is(:hover, :focus-within) [data-countdown]": { animationPlayState: "paused" },
    "&[data-place^=top]": { insetBlockStart: "4" },
    "&[data-place^=bottom]": { insetBlockEnd: "4" },
    "&[data-place$=start]": { insetInlineStart: "4" },
    "&[data-place$=end]": { insetInlineEnd: "4" },
    "&[data-place$=center]": { insetInline: "0", mx: "auto" },
  },
});

export function ToastStack() {
  const t = useText();
  const toasts = useToasts();
  const region = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const newest = toasts.reduce((highest, { said }) => Math.max(highest, said), 0);
  useEffect(() => {
    // Reopened for each toast to stay above newer dialogs, keeping the focus.
    const focused = document.activeElement;
    const inside = region.current?.contains(focused) === true;
    if (region.current?.matches(":popover-open")) region.current.hidePopover();
    if (newest === 0) return;
    region.current?.showPopover();
    if (inside && focused instanceof HTMLElement) focused.focus();
  }, [newest]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const first = event.key === "F8" ? region.current?.querySelector<HTMLElement>("button") : null;
      if (!first) return;
      event.preventDefault();
      if (!region.current?.contains(document.activeElement)) before.current = document.activeElement;
      first.focus();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const close = (id: number): void => {
    const card = region.current?.querySelector(`[data-toast="${id}"]`);
    if (card?.contains(document.activeElement)) {
      const next = card.nextElementSibling ?? card.previousElementSibling;
      const goal = next?.querySelector("button") ?? before.current;
      if (goal instanceof HTMLElement) goal.focus();
    }
    dismissToast(id);
  };
  return (
    <Region
      ref={region}
      popover="manual"
      // Dialogs leave it within reach.
      data-toasts
      data-live-announcer
      aria-label={t("common.notifications")}
      onFocus={onFocus}
    >
      {toastPlaces
        .filter((place) => toasts.some((each) => each.place === place))
        .map((place) => (
          <Corner key={place} data-place={place}>
            {toasts
              .filter((each) => each.place === place)
              .map((each) => (
                <ToastCard key={each.id} toast={each} onClose={() => close(each.id)} />
              ))}
          </Corner>
        ))}
    </Region>
  );
}
