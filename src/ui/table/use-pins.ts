/** Offsets of pinned columns, updated when their widths change. */
import { useLayoutEffect, type RefObject } from "react";

function placePins(table: HTMLTableElement): void {
  const heads = [...table.querySelectorAll<HTMLElement>("thead tr:last-of-type > th")];
  const run = (cells: readonly HTMLElement[], pinned: (cell: HTMLElement) => boolean): void => {
    let room = 0;
    for (const cell of cells) {
      if (!pinned(cell)) break;
      if (cell.dataset["column"] !== undefined) table.style.setProperty(`--pin-${cell.dataset["column"]}`, `${room}px`);
      room += cell.offsetWidth;
    }
  };
  run(heads, (cell) => "select" in cell.dataset || cell.dataset["pin"] === "start");
  run(heads.toReversed(), (cell) => "actions" in cell.dataset || cell.dataset["pin"] === "end");
}

/** `needed` if a column other than the naming one is pinned. */
export function usePins(table: RefObject<HTMLTableElement | null>, needed: boolean, columns: string): void {
  useLayoutEffect(() => {
    const element = table.current;
    if (!element || !needed) return;
    const observer = new ResizeObserver(() => placePins(element));
    placePins(element);
    for (const cell of element.querySelectorAll("thead tr:last-of-type > th")) observer.observe(cell);
    return () => observer.disconnect();
  }, [table, needed, columns]);
}
