/** Search button of the navbar; prefetches the palette on hover or focus. */
import { css } from "#generated/styles/css/index.js";
import { Search } from "lucide-react";
import { Button } from "../../kit/button.tsx";
import { keyName } from "../../kit/keys.ts";
import { useText } from "../../messages/use-text.ts";
import { loadPalette } from "./load-palette.ts";
import { setPaletteOpen } from "./open.ts";

const prefetch = (): void => void loadPalette();

export function SearchButton() {
  const t = useText();
  const keys = keyName("Mod+K");
  return (
    <Button
      variant="ghost"
      data-tour="search"
      aria-label={t("shell.search")}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      data-tip={`${t("shell.search")} · ${keys}`}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => setPaletteOpen(true)}
      className={css({ px: { base: "0!", xl: "2.5!" } })}
    >
      <Search size={18} aria-hidden />
      {/* Visual hint only, not part of the accessible name. */}
      <span
        className={css({
          display: { base: "none", xl: "inline" },
          fontSize: "xs",
          borderWidth: "1px",
          borderColor: "border",
          borderRadius: "xs",
          px: "1.5",
          "&::after": { content: "attr(data-keys)" },
        })}
        aria-hidden
        data-keys={keys}
      />
    </Button>
  );
}
