/** Menu drawer of narrow windows; closes on navigation. */
import { css, cx } from "#generated/styles/css/index.js";
import { useRouter } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useEffect } from "react";
import { IconButton } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { useText } from "../messages/use-text.ts";
import { useSkin } from "../theme/skin.ts";
import { Brand } from "./brand.tsx";
import { MenuTree } from "./menu-tree.tsx";

export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const t = useText();
  const router = useRouter();
  const skin = useSkin();
  useEffect(() => router.subscribe("onBeforeNavigate", onClose), [router, onClose]);
  return (
    <Dialog open bare side="start" title={t("shell.menu")} onClose={onClose}>
      <div
        className={cx(css({ bg: "surface", color: "text", minH: "full" }), skin === "semi-dark" ? "dark" : undefined)}
      >
        <div
          className={css({
            display: "flex",
            alignItems: "center",
            justifyContent: "space-between",
            paddingInlineStart: "4",
            paddingInlineEnd: "2",
            pt: "3",
            pb: "2",
          })}
        >
          <Brand />
          <IconButton size="sm" label={t("common.close")} onClick={onClose}>
            <X size={18} aria-hidden />
          </IconButton>
        </div>
        <nav className={css({ px: "2", pb: "6" })} aria-label={t("shell.menu")}>
          <MenuTree />
        </nav>
      </div>
    </Dialog>
  );
}
