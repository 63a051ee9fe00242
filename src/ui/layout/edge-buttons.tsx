/** Floating buttons for the menu and the customiser while the navbar is hidden. */
import { css } from "#generated/styles/css/index.js";
import { Menu as MenuIcon, SlidersHorizontal } from "lucide-react";
import { IconButton } from "../kit/button.tsx";
import { useText } from "../messages/use-text.ts";
import { setCustomiserOpen } from "./customiser/open.ts";

const atEdge = {
  variant: "outline",
  "aria-haspopup": "dialog",
  className: css({ bg: "raised", boxShadow: "floating", borderEndRadius: "0", borderInlineEndWidth: "0" }),
} as const;

export function EdgeButtons({ onMenu, menuHidden }: { onMenu: () => void; menuHidden: boolean }) {
  const t = useText();
  return (
    <div className={css({ position: "fixed", insetBlockStart: "40%", insetInlineEnd: "0", display: "grid", gap: "1" })}>
      <span className={css({ display: menuHidden ? "grid" : { base: "grid", lg: "none" } })}>
        <IconButton label={t("shell.openMenu")} {...atEdge} onClick={onMenu}>
          <MenuIcon size={18} aria-hidden />
        </IconButton>
      </span>
      <IconButton label={t("shell.customise")} {...atEdge} onClick={() => setCustomiserOpen(true)}>
        <SlidersHorizontal size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
