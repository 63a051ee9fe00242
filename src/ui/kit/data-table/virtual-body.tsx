/** Thousands of rows: those in view are drawn, empty room stands for the rest. */
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect } from "react";
import type { BodyProps } from "./rows.ts";

export function VirtualBody({ count, rowHeight, scroller, line, reveal }: BodyProps) {
  const rows = useVirtualizer({ count, getScrollElement: () => scroller.current, estimateSize: () => rowHeight, overscan: 12, scrollPaddingStart: rowHeight, scrollPaddingEnd: rowHeight });
  useEffect(() => rows.measure(), [rows, rowHeight]);
  useEffect(() => {
    reveal.current = (at) => rows.scrollToIndex(at);
    return () => {
      reveal.current = null;
    };
  }, [reveal, rows]);
  const drawn = rows.getVirtualItems();
  const before = drawn[0]?.start ?? 0;
  const after = rows.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    <>
      <tbody aria-hidden style={{ height: before }} />
      <tbody>{drawn.map(({ index }) => line(index))}</tbody>
      <tbody aria-hidden style={{ height: after }} />
    </>
  );
}
