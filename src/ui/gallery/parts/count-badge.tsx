/** Count or dot at the corner of a button or icon; "99+" above the maximum. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import type { ReactNode } from "react";

const Mark = chakra("span", {
  base: {
    position: "absolute",
    insetBlockStart: "-1.5",
    insetInlineEnd: "-1.5",
    display: "grid",
    placeItems: "center",
    minW: "4",
    h: "4",
    px: "1",
    borderRadius: "full",
    colorPalette: "danger",
    bg: "colorPalette.solid",
    color: "colorPalette.contrast",
    fontSize: "0.6875rem",
    lineHeight: "1",
    fontWeight: "semibold",
    fontVariantNumeric: "tabular-nums",
    pointerEvents: "none",
  },
  variants: { dot: { true: { minW: "2", w: "2", h: "2", px: "0", insetBlockStart: "-0.5", insetInlineEnd: "-0.5" } } },
});

type CountBadgeProps = Omit<React.ComponentProps<typeof Mark>, "children"> & {
  count: number;
  max?: number;
  children: ReactNode;
};

/** The button's own label must include the count. */
export function CountBadge({ count, max = 99, dot, children, ...rest }: CountBadgeProps) {
  return (
    <span className={css({ position: "relative", display: "inline-flex" })}>
      {children}
      {count > 0 && (
        <Mark {...rest} dot={dot ?? false} aria-hidden>
          {dot ? null : count > max ? `${max}+` : count}
        </Mark>
      )}
    </span>
  );
}
