/** Floating buttons for the menu and the customiser while the navbar is hidden. */
import { chakra } from "@chakra-ui/react";
import { Menu as MenuIcon, SlidersHorizontal } from "lucide-react";
import { IconButton } from "../kit/button.tsx";
import { useText } from "../messages/use-text.ts";
import { setCustomiserOpen } from "./customiser/open.ts";

const atEdge = {
  variant: "outline",
  bg: "raised",
  boxShadow: "floating",
  borderInlineEndRadius: "0",
  borderInlineEndWidth: "0",
  "aria-haspopup": "dialog",
} as const;

export function EdgeButtons({ onMenu, menuHidden }: { onMenu: () => void; menuHidden: boolean }) {
  const t = useText();
  return (
    <chakra.div position="fixed" insetBlockStart="40%" insetInlineEnd="0" display="grid" gap="1">
      <chakra.span display={menuHidden ? "grid" : { base: "grid", lg: "none" }}>
        <IconButton label={t("shell.openMenu")} {...atEdge} onClick={onMenu}>
          <MenuIcon size={18} aria-hidden />
        </IconButton>
      </chakra.span>
      <IconButton label={t("shell.customise")} {...atEdge} onClick={() => setCustomiserOpen(true)}>
        <SlidersHorizontal size={18} aria-hidden />
      </IconButton>
    </chakra.div>
  );
}
