/** Count badge of a menu entry with text for screen readers. */
import { css } from "#generated/styles/css/index.js";

export function MenuCount({ count, text }: { count: number; text: string }) {
  if (count === 0) return null;
  return (
    <span
      className={css({
        bg: "accent.subtle",
        color: "accent.text",
        borderRadius: "full",
        px: "1.5",
        fontWeight: "medium",
        fontVariantNumeric: "tabular-nums",
      })}
    >
      <span aria-hidden>{count > 99 ? "99+" : count}</span>
      <span className={css({ srOnly: true })}>{text}</span>
    </span>
  );
}
