/** Keyboard hints of the palette. */
import { css } from "#generated/styles/css/index.js";
import { useText } from "../../messages/use-text.ts";
import { Key } from "../../kit/key.tsx";

export function PaletteFoot() {
  const t = useText();
  return (
    <div
      className={css({
        display: { base: "none", md: "flex" },
        gap: "4",
        px: "4",
        py: "2",
        borderTopWidth: "1px",
        borderColor: "border",
        fontSize: "xs",
        color: "text.muted",
        "@media (pointer: coarse)": { display: "none" },
      })}
      aria-hidden
    >
      {(
        [
          ["↑ ↓", "move"],
          ["↵", "open"],
          ["Esc", "close"],
        ] as const
      ).map(([keys, hint]) => (
        <span key={hint} className={css({ display: "inline-flex", alignItems: "center", gap: "1.5" })}>
          <Key>{keys}</Key>
          {t(`search.hint.${hint}`)}
        </span>
      ))}
    </div>
  );
}
