/** Visually hidden text for screen readers. */
import { css, cx } from "#generated/styles/css/index.js";
import type { ComponentProps } from "react";

const hidden = css({
  position: "absolute",
  w: "1px",
  h: "1px",
  m: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

interface VisuallyHiddenProps extends ComponentProps<"span"> {
  as?: "span" | "h1" | "h2" | "p";
}

export function VisuallyHidden({ as: Tag = "span", className, ...rest }: VisuallyHiddenProps) {
  return <Tag {...(rest as object)} className={cx(hidden, className)} />;
}
