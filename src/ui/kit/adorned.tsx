/** Input with an icon, unit or buttons inside its edges; the input needs matching padding. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import type { ComponentProps, ReactNode } from "react";

const mark = {
  position: "absolute",
  insetBlock: "0",
  display: "grid",
  alignItems: "center",
  color: "text.muted",
  pointerEvents: "none",
} as const;

interface Adornments {
  start?: ReactNode;
  end?: ReactNode;
  /** Buttons at the end, within reach. */
  actions?: ReactNode;
}
type AdornedProps = Omit<ComponentProps<typeof chakra.div>, keyof Adornments> & Adornments;

const actionsPlace = css({
  position: "absolute",
  insetBlock: "0",
  insetInlineEnd: "1",
  display: "flex",
  alignItems: "center",
});

export function Adorned({ start, end, actions, children, ...rest }: AdornedProps) {
  return (
    <chakra.div position="relative" minW="0" {...rest}>
      {start && (
        <chakra.span {...mark} insetInlineStart="3" aria-hidden>
          {start}
        </chakra.span>
      )}
      {children}
      {end && (
        <chakra.span {...mark} insetInlineEnd="3" aria-hidden>
          {end}
        </chakra.span>
      )}
      {actions && <span className={actionsPlace}>{actions}</span>}
    </chakra.div>
  );
}
