/** How many items of a row fit; the rest goes behind "more". */
import { useLayoutEffect, useState, type RefObject } from "react";

export function useFitting(line: RefObject<HTMLElement | null>, roomForMore: number, total: number): number {
  const [fitting, setFitting] = useState(total);
  useLayoutEffect(() => {
    const list = line.current;
    const around = list?.parentElement;
    if (!list || !around) return;
    const measure = (): void => {
      const items = [...list.children].map((item) => item.getBoundingClientRect().width);
      const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(around);
      const room = around.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      const upTo = (count: number): number => items.slice(0, count).reduce((sum, width) => sum + width + gap, 0);
      let count = items.length;
      if (upTo(count) > room) while (count > 0 && upTo(count) > room - roomForMore) count -= 1;
      setFitting(count);
    };
    measure();
    // Text widths change with the language and when the web font loads.
    const observer = new ResizeObserver(measure);
    for (const element of [around, ...list.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [line, roomForMore, total]);
  return fitting;
}
