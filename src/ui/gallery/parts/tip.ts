/** Props for a tooltip with more than the element's name, also set as its description. */
import type { Align, Side } from "../../kit/place.ts";
import type { Tone } from "../../kit/status-dot.tsx";

interface TipLook {
  readonly side?: Side;
  readonly align?: Align;
  readonly tone?: Tone;
  /** Hover delay in ms. */
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

/** Spread on a focusable element. Elements with an accessible name, such as icon buttons, only need `data-tip`. */
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
