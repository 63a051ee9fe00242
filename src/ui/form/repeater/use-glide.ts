/** Animates moved and added rows, off with reduced motion. */
import { useLayoutEffect, useRef, type RefObject } from "react";

const timing = { duration: 150, easing: "ease-out" } as const;

export function useGlide(list: RefObject<HTMLElement | null>): void {
  const places = useRef<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    const before = places.current;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])];
    const still = before.size === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
    places.current = new Map(rows.map((row) => [row.dataset["entry"] ?? "", row.offsetTop]));
    if (still) return;
    for (const row of rows) {
      const top = before.get(row.dataset["entry"] ?? "");
      if (top === undefined) row.animate([{ opacity: 0 }, {}], timing);
      else if (top !== row.offsetTop) row.animate([{ translate: `0 ${top - row.offsetTop}px` }, {}], timing);
    }
  });
}
