/** Media object: picture beside text, nestable. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";

interface MediaObjectProps {
  media: ReactNode;
  /** Vertical alignment of the picture. */
  align?: "start" | "center" | "end";
  /** Puts the picture after the text. */
  after?: boolean;
  title?: ReactNode;
  /** Beside the title, such as time or count. */
  aside?: ReactNode;
  /** A plain one by default. */
  heading?: "h2" | "h3" | "h4" | "span";
  children?: ReactNode;
}

export function MediaObject({
  media,
  align = "start",
  after = false,
  title,
  aside,
  heading: Heading = "span",
  children,
}: MediaObjectProps) {
  return (
    <div
      className={css({
        display: "flex",
        flexDirection: after ? "row-reverse" : "row",
        alignItems: align === "center" ? "center" : align === "end" ? "flex-end" : "flex-start",
        gap: "3",
        minW: "0",
      })}
    >
      <div className={css({ flexShrink: 0 })}>{media}</div>
      <div className={css({ flex: "1", minW: "0", overflowWrap: "anywhere" })}>
        {title !== undefined && (
          <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "2" })}>
            <Heading className={css({ fontWeight: "semibold" })}>{title}</Heading>
            {aside && <span className={css({ color: "text.muted", fontSize: "sm" })}>{aside}</span>}
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
