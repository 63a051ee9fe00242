/** A single tooltip for all elements with `data-tip`: delayed on hover and touch, at once on keyboard focus. */
import { chakra } from "#generated/styles/jsx/index.js";
import { useEffect, useRef } from "react";
import { place, type Align, type Side } from "./place.ts";

const usualDelay = 400;

const Tip = chakra("div", {
  base: {
    position: "fixed",
    inset: "auto",
    maxW: "min(20rem, calc(100vw - 1rem))",
    px: "2",
    py: "1",
    bg: "text",
    color: "surface",
    fontSize: "xs",
    lineHeight: "xs",
    fontWeight: "medium",
    borderRadius: "control",
    pointerEvents: "none",
    "&[data-tone=accent]": { bg: "accent.solid", color: "accent.contrast" },
    "&[data-tone=success]": { bg: "success.solid", color: "success.contrast" },
    "&[data-tone=warning]": { bg: "warning.solid", color: "warning.contrast" },
    "&[data-tone=danger]": { bg: "danger.solid", color: "danger.contrast" },
    "&[data-tone=info]": { bg: "info.solid", color: "info.contrast" },
  },
});

export function TipLayer() {
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer = 0;
    const hide = (): void => {
      clearTimeout(timer);
      if (tip.current?.matches(":popover-open")) tip.current.hidePopover();
    };
    const show = (anchor: HTMLElement, touched: boolean): void => {
      const element = tip.current;
      const { tip: text, tipSide, tipAlign, tipTone = "" } = anchor.dataset;
      if (!element || !text || !anchor.isConnected || anchor.getAttribute("aria-expanded") === "true") return;
      element.textContent = text;
      element.dataset["tone"] = tipTone;
      element.showPopover();
      // Above the anchor: below it the finger would cover it.
      place(
        element,
        anchor,
        (tipAlign as Align | undefined) ?? "center",
        (tipSide as Side | undefined) ?? (touched ? "above" : "below"),
      );
    };
    const onEnter = (event: Event): void => {
      const anchor = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-tip]") : null;
      hide();
      if (!anchor) return;
      if (event.type === "focusin") {
        if (anchor.matches(":focus-visible")) show(anchor, false);
      } else {
        const touched = (event as PointerEvent).pointerType === "touch";
        timer = window.setTimeout(() => show(anchor, touched), Number(anchor.dataset["tipDelay"] ?? usualDelay));
      }
    };
    // A long press works like hover.
    const onDown = ({ pointerType }: PointerEvent): void => {
      if (pointerType !== "touch") hide();
    };
    const ends = ["focusout", "keydown", "scroll", "pointerleave"] as const;
    document.addEventListener("pointerover", onEnter);
    document.addEventListener("focusin", onEnter);
    document.addEventListener("pointerdown", onDown, true);
    for (const end of ends) document.addEventListener(end, hide, true);
    return () => {
      document.removeEventListener("pointerover", onEnter);
      document.removeEventListener("focusin", onEnter);
      document.removeEventListener("pointerdown", onDown, true);
      for (const end of ends) document.removeEventListener(end, hide, true);
      clearTimeout(timer);
    };
  }, []);
  // Hidden from screen readers, because the anchor's name or description has the same text.
  return <Tip ref={tip} popover="manual" aria-hidden />;
}
