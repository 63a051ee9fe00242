/** Toggles between light and dark. */
import { Moon, Sun } from "lucide-react";
import { IconButton } from "../kit/button.tsx";
import { useText } from "../messages/use-text.ts";
import { setSkin, useSkin } from "../theme/skin.ts";

export function SkinToggle() {
  const dark = useSkin() === "dark";
  const t = useText();
  return (
    <IconButton
      size="sm"
      label={t(dark ? "common.useLight" : "common.useDark")}
      onClick={() => setSkin(dark ? "light" : "dark")}
    >
      {dark ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
    </IconButton>
  );
}
