/** Skeletons in the final layout while data loads. */
import { css, cx } from "#generated/styles/css/index.js";
import { skeleton } from "#generated/styles/recipes/index.js";
import type { SystemStyleObject } from "#generated/styles/types/index.d.ts";
import type { CSSProperties, ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface SkeletonProps {
  /** Keeps the line height of the surrounding text. */
  inline?: boolean;
  css?: SystemStyleObject;
  /** For sizes known only at run time. */
  style?: CSSProperties | undefined;
}

/** One shape; give it the size of the content. */
export function Skeleton({ inline = false, css: look, style }: SkeletonProps) {
  return <span className={cx(skeleton({ inline }), css(look))} style={style} />;
}

/** Wraps the skeletons of a region and announces loading once. */
export function Loading({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    // Lets fixed-width shapes shrink in grid or flex containers.
    <div className={css({ minW: "0" })} aria-busy="true">
      <VisuallyHidden role="status">{t("common.loading")}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
