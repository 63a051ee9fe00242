/** Visible rows of a virtualised list with varying row heights. */
import { useMemo, useState, type UIEvent } from "react";

interface PlacedLine {
  readonly index: number;
  readonly top: number;
  readonly height: number;
}

interface LinesInView {
  readonly shown: readonly PlacedLine[];
  readonly total: number;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  readonly reveal: (scroller: HTMLElement, index: number) => void;
}

/** Overscan in px, so that fast scrolling shows no gaps. */
const beyond = 240;
const usualView = 288;

export function useLinesInView(heights: readonly number[]): LinesInView {
  const [from, setFrom] = useState(0);
  const placed = useMemo(() => {
    let top = 0;
    return heights.map((height, index): PlacedLine => {
      const line = { index, top, height };
      top += height;
      return line;
    });
  }, [heights]);
  const last = placed.at(-1);
  return {
    shown: placed.filter(({ top, height }) => top + height >= from - beyond && top <= from + usualView + beyond),
    total: last ? last.top + last.height : 0,
    onScroll: ({ currentTarget }) => {
      // In steps, to skip renders for small scroll offsets.
      const step = Math.floor(currentTarget.scrollTop / beyond) * beyond;
      if (step !== from) setFrom(step);
    },
    reveal: (scroller, index) => {
      const line = placed[index];
      if (!line) return;
      if (line.top < scroller.scrollTop) scroller.scrollTop = line.top;
      else if (line.top + line.height > scroller.scrollTop + scroller.clientHeight - 8)
        scroller.scrollTop = line.top + line.height - scroller.clientHeight + 8;
    },
  };
}
