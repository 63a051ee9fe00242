/** Input with an icon, unit or buttons inside its edges; the input needs matching padding. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import type { ComponentProps, ReactNode } from "react";

const mark = css.raw({
  position: "absolute",
  insetBlock: "0",
  display: "grid",
  alignItems: "center",
  color: "text.muted",
  pointerEvents: "none",
});

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

export function Adorned({ start, end, actions, children, css: own, ...rest }: AdornedProps) {
  return (
    <chakra.div {...rest} css={css.raw({ position: "relative", minW: "0" }, own)}>
      {start && (
        <span className={css(mark, { insetInlineStart: "3" })} aria-hidden>
          {start}
        </span>
      )}
      {children}
      {end && (
        <span className={css(mark, { insetInlineEnd: "3" })} aria-hidden>
          {end}
        </span>
      )}
      {actions && <span className={actionsPlace}>{actions}</span>}
    </chakra.div>
  );
}
