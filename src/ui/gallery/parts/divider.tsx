/** Divider with optional text or icon, horizontal or vertical. */
import { css, cx } from "#generated/styles/css/index.js";
import { separator } from "#generated/styles/recipes/index.js";
import type { ReactNode } from "react";
import type { Tone } from "../../kit/status-dot.tsx";

interface DividerProps {
  children?: ReactNode;
  align?: "start" | "center" | "end";
  tone?: Tone;
  line?: "solid" | "dashed" | "dotted";
  vertical?: boolean;
}

export function Divider({
  children,
  align = "center",
  tone = "neutral",
  line = "solid",
  vertical = false,
}: DividerProps) {
  const styles = separator({ vertical });
  const colour = css({ borderColor: tone === "neutral" ? "border.strong" : tone });
  const part = (grows: boolean) => (
    <span
      className={cx(styles.line, colour)}
      style={{ flex: grows ? "1" : "0 0 0.75rem", borderStyle: line }}
      aria-hidden
    />
  );
  if (!children)
    return (
      <div className={styles.root} role="separator" aria-orientation={vertical ? "vertical" : undefined}>
        {part(true)}
      </div>
    );
  return (
    <div className={cx(styles.root, css({ color: tone === "neutral" ? "text.muted" : `${tone}.text` }))}>
      {part(align !== "start")}
      <span className={styles.text}>{children}</span>
      {part(align !== "end")}
    </div>
  );
}
