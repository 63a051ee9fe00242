/** Count badge on an icon button, with a text for screen readers. */
import { css } from "#generated/styles/css/index.js";

export function CountBadge({ id, count, text }: { id: string; count: number; text: string }) {
  if (count === 0) return null;
  return (
    <span
      className={css({
        position: "absolute",
        top: "0.5",
        insetInlineEnd: "0.5",
        minW: "4",
        h: "4",
        px: "1",
        display: "grid",
        placeItems: "center",
        bg: "accent",
        color: "accent.contrast",
        borderRadius: "full",
        fontSize: "0.625rem",
        lineHeight: "1",
        fontWeight: "semibold",
        fontVariantNumeric: "tabular-nums",
        pointerEvents: "none",
      })}
    >
      <span aria-hidden>{count > 99 ? "99+" : count}</span>
      <span className={css({ srOnly: true })} id={id}>
        {text}
      </span>
    </span>
  );
}
