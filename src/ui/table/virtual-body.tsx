/** Virtualised table body for thousands of rows of equal height. */
import { createContext, useContext, useEffect } from "react";
import type { BodyProps } from "./rows.ts";
import { useView } from "./use-view.ts";

/** Overscan in rows, so that fast scrolling shows no gaps. */
const beyond = 12;

/** Called when the last rows come into view, by lists that load more of them then. */
export const LastRowsInView = createContext<() => void>(() => undefined);

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
