/** Chakra's panels in the browser's top layer: above everything shown before, and inside dialogs. */
import type { Align, Side } from "./place.ts";

/** The ref of a positioner with `popover="manual"`. */
export function inTopLayer(element: HTMLElement | null): void {
  if (element && !element.matches(":popover-open")) element.showPopover();
}

/** Where a panel is placed beside its trigger. */
export function positioning(align: Align, side: Side) {
  const rtl = document.documentElement.dir === "rtl";
  const edge = ({ below: "bottom", above: "top", start: rtl ? "right" : "left", end: rtl ? "left" : "right" } as const)[
    side
  ];
  return {
    placement: align === "center" ? edge : (`${edge}-${align}` as const),
    gutter: 4,
    overlap: true,
    strategy: "fixed",
  } as const;
}

/** Closes what the browser itself shows above a panel, such as a list of options; Esc then leaves the panel open. */
export function closesAbove(panel: HTMLElement | null, event: KeyboardEvent): boolean {
  const above = [...(panel?.querySelectorAll<HTMLElement>("[popover=auto]:popover-open") ?? [])].at(-1);
  if (!above) return false;
  event.preventDefault();
  above.hidePopover();
  return true;
}
