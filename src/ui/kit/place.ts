/** Positions a floating element beside its anchor, flipping to the opposite side if needed. */
const gap = 4;
const edge = 8;

export type Side = "below" | "above" | "end" | "start";
/** Alignment along that side. */
export type Align = "start" | "center" | "end";

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Before or after the anchor: the preferred side, unless only the other has room. */
function beside(
  anchor: Span,
  size: number,
  room: number,
  before: boolean,
): { readonly at: number; readonly before: boolean } {
  const fits = (there: boolean): boolean =>
    there ? anchor.from >= size + gap + edge : anchor.to + gap + size <= room - edge;
  const taken = fits(before) || !fits(!before) ? before : !before;
  return { at: taken ? anchor.from - gap - size : anchor.to + gap, before: taken };
}

function along({ from, to }: Span, size: number, align: Align): number {
  if (align === "center") return (from + to - size) / 2;
  return align === "start" ? from : to - size;
}

function within(value: number, size: number, room: number): number {
  return Math.max(edge, Math.min(value, room - size - edge));
}

const mirrored = { start: "end", center: "center", end: "start" } as const;

/** Returns the side it was placed on. */
export function place(floating: HTMLElement, anchor: HTMLElement, align: Align, side: Side = "below"): Side {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const rtl = getComputedStyle(anchor).direction === "rtl";
  const across: Span = { from: left, to: right };
  const down: Span = { from: top, to: bottom };
  const room = { width: document.documentElement.clientWidth, height: innerHeight };
  const put = (x: number, y: number): void => {
    floating.style.left = `${within(x, width, room.width)}px`;
    floating.style.top = `${within(y, height, room.height)}px`;
  };
  if (side === "below" || side === "above") {
    const { at, before } = beside(down, height, room.height, side === "above");
    put(along(across, width, rtl ? mirrored[align] : align), at);
    return before ? "above" : "below";
  }
  const { at, before } = beside(across, width, room.width, (side === "start") !== rtl);
  put(at, along(down, height, align));
  return before !== rtl ? "start" : "end";
}
