/** "Coming soon" mark at the end of a row. */
import { css } from "#generated/styles/css/index.js";
import { useText } from "../../messages/use-text.ts";

export function SoonMark() {
  const t = useText();
  return (
    <span
      className={css({
        marginInlineStart: "auto",
        flexShrink: 0,
        fontWeight: "normal",
        fontSize: "xs",
        lineHeight: "xs",
        color: "text.muted",
      })}
    >
      {t("shell.soon")}
    </span>
  );
}
