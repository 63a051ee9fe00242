/** Roving focus by arrow keys, Home and End, for toolbars, tab lists and table rows. */
import type { KeyboardEvent } from "react";

const steps = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
} as const satisfies Record<string, Record<string, number>>;

/** Moves the focus and returns its new target; undefined for other keys. */
export function rove(
  event: KeyboardEvent<HTMLElement>,
  items: readonly HTMLElement[],
  along: keyof typeof steps = "horizontal",
): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const mirrored = along === "horizontal" && getComputedStyle(event.currentTarget).direction === "rtl";
  const step = (steps[along] as Record<string, number>)[event.key];
  const to =
    event.key === "Home"
      ? 0
      : event.key === "End"
        ? items.length - 1
        : step === undefined
          ? undefined
          : at + (mirrored ? -step : step);
  if (to === undefined) return undefined;
  event.preventDefault();
  const next = items[(to + items.length) % items.length];
  next?.focus();
  return next;
}
