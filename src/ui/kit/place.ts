/** Puts a floating element at its anchor, inside the window: below where it fits, else above; "beside" at its end. */
const gap = 4;
const edge = 8;

export type Placement = "start" | "end" | "center" | "beside";

function left(anchor: DOMRect, width: number, placement: Placement, rtl: boolean): number {
  if (placement === "center") return anchor.left + (anchor.width - width) / 2;
  if (placement === "beside") return rtl ? anchor.left - width - gap : anchor.right + gap;
  return (placement === "start") !== rtl ? anchor.left : anchor.right - width;
}

function top(anchor: DOMRect, height: number, placement: Placement): number {
  if (placement === "beside") return anchor.top;
  const fitsBelow = anchor.bottom + gap + height <= innerHeight - edge;
  const fitsAbove = anchor.top >= height + gap + edge;
  return fitsBelow || !fitsAbove ? anchor.bottom + gap : anchor.top - gap - height;
}

function within(value: number, size: number, room: number): number {
  return Math.max(edge, Math.min(value, room - size - edge));
}

export function place(floating: HTMLElement, anchor: HTMLElement, placement: Placement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const rtl = getComputedStyle(anchor).direction === "rtl";
  floating.style.left = `${within(left(at, width, placement, rtl), width, document.documentElement.clientWidth)}px`;
  floating.style.top = `${within(top(at, height, placement), height, innerHeight)}px`;
}
