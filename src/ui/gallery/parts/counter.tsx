/** Character counter; announced when few characters remain. */
import { css } from "#generated/styles/css/index.js";
import { useText } from "../../messages/use-text.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";

export function Counter({ count, max }: { count: number; max: number }) {
  const t = useText();
  const left = max - count;
  const near = left <= max / 10;
  return (
    <>
      <span
        className={css({
          fontSize: "sm",
          fontVariantNumeric: "tabular-nums",
          whiteSpace: "nowrap",
          color: left < 0 ? "danger.text" : near ? "warning.text" : "text.muted",
        })}
        aria-hidden
      >
        {`${count} / ${max}`}
      </span>
      <VisuallyHidden role="status">{near ? t("fields.left", { count: left }) : ""}</VisuallyHidden>
    </>
  );
}
