/** Virtualised table body for thousands of rows of equal height. */
import { createContext, useContext, useEffect, useState, type RefObject } from "react";
import type { BodyProps } from "./rows.ts";

/** Overscan in rows, so that fast scrolling shows no gaps. */
const beyond = 12;
const usualView = 20;

/** Called when the last rows come into view, by lists that load more of them then. */
export const LastRowsInView = createContext<() => void>(() => undefined);

interface View {
  readonly top: number;
  readonly height: number;
}

function useView(scroller: RefObject<HTMLElement | null>, rowHeight: number): View {
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

function Room({ height }: { height: number }) {
  return (
    <tbody aria-hidden>
      <tr>
        <td style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  );
}

export function VirtualBody({ count, rowHeight, scroller, line, reveal }: BodyProps) {
  const { top, height } = useView(scroller, rowHeight);
  const from = Math.max(0, Math.min(Math.floor(top / rowHeight), count) - beyond);
  const to = Math.min(count, Math.ceil((top + height) / rowHeight) + beyond);
  const onLast = useContext(LastRowsInView);
  const last = to === count;
  useEffect(() => {
    if (last) onLast();
  }, [last, count, onLast]);
  useEffect(() => {
    reveal.current = (at) =>
      scroller.current?.scrollTo({ top: Math.max(0, at * rowHeight - scroller.current.clientHeight / 2) });
    return () => {
      reveal.current = null;
    };
  }, [reveal, scroller, rowHeight]);
  return (
    <>
      <Room height={from * rowHeight} />
      <tbody>{Array.from({ length: to - from }, (_, index) => line(from + index))}</tbody>
      <Room height={(count - to) * rowHeight} />
    </>
  );
}
