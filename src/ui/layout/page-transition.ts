/** Page enter animation on navigation, off with reduced motion. */
import { useMatches } from "@tanstack/react-router";
import { useLayoutEffect, useRef, type RefObject } from "react";
import { useSettings } from "../theme/settings-store.ts";

const from = {
  fade: { opacity: 0 },
  slide: { opacity: 0, translate: "0 0.75rem" },
  zoom: { opacity: 0, scale: "0.98" },
} as const;

export function usePageTransition(page: RefObject<HTMLElement | null>): void {
  const { transition } = useSettings();
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  const shown = useRef(path);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (transition === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    page.current?.animate([from[transition], {}], { duration: 180, easing: "ease-out" });
  }, [path, transition, page]);
}
