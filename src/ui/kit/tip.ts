/** A tooltip that says more than the name of its element: shown by the tip layer, and its description for screen readers. */
import type { Align, Side } from "./place.ts";
import type { Tone } from "./status-dot.tsx";

interface TipLook {
  readonly side?: Side;
  readonly align?: Align;
  readonly tone?: Tone;
  /** How long the mouse rests before it shows, in ms. */
  readonly delay?: number;
}

interface TipProps {
  readonly "data-tip": string;
  readonly "aria-description": string;
  readonly "data-tip-side"?: Side | undefined;
  readonly "data-tip-align"?: Align | undefined;
  readonly "data-tip-tone"?: Tone | undefined;
  readonly "data-tip-delay"?: number | undefined;
}

/** Spread on what takes the focus; a name of its own, as an icon button has, needs `data-tip` alone. */
export function tip(text: string, { side, align, tone, delay }: TipLook = {}): TipProps {
  return {
    "data-tip": text,
    "aria-description": text,
    "data-tip-side": side,
    "data-tip-align": align,
    "data-tip-tone": tone,
    "data-tip-delay": delay,
  };
}
