/** One tooltip for every element with `data-tip`: on hover after a moment, on keyboard focus at once. */
import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { place } from "./place.ts";

const delay = 400;

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
    const show = (anchor: HTMLElement): void => {
      const element = tip.current;
      const text = anchor.dataset["tip"];
      if (!element || !text || !anchor.isConnected || anchor.getAttribute("aria-expanded") === "true") return;
      element.textContent = text;
      element.showPopover();
      place(element, anchor, "center");
    };
    const onEnter = (event: Event): void => {
      const anchor = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-tip]") : null;
      hide();
      if (!anchor) return;
      if (event.type === "focusin") {
        if (anchor.matches(":focus-visible")) show(anchor);
      } else timer = window.setTimeout(() => show(anchor), delay);
    };
    const ends = ["pointerdown", "focusout", "keydown", "scroll", "pointerleave"] as const;
    document.addEventListener("pointerover", onEnter);
    document.addEventListener("focusin", onEnter);
    for (const end of ends) document.addEventListener(end, hide, true);
    return () => {
      document.removeEventListener("pointerover", onEnter);
      document.removeEventListener("focusin", onEnter);
      for (const end of ends) document.removeEventListener(end, hide, true);
      clearTimeout(timer);
    };
  }, []);
  // The anchor's own name says the same: nothing here for screen readers.
  return <Tip ref={tip} popover="manual" aria-hidden />;
}
