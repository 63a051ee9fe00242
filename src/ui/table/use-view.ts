/** What is visible of a scrolled area, in steps of whole rows. */
import { useEffect, useState, type RefObject } from "react";

const usualView = 20;

interface View {
  readonly top: number;
  readonly height: number;
}

export function useView(scroller: RefObject<HTMLElement | null>, rowHeight: number): View {
  const [view, setView] = useState<View>({ top: 0, height: usualView * rowHeight });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const read = (): void => {
      // By whole rows, to skip renders for small scroll offsets.
      const next = { top: Math.floor(element.scrollTop / rowHeight) * rowHeight, height: element.clientHeight };
      setView((before) => (before.top === next.top && before.height === next.height ? before : next));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    element.addEventListener("scroll", read, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", read);
    };
  }, [scroller, rowHeight]);
  return view;
}
