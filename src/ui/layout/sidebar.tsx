/** Sidebar of wide windows: full, or collapsed to icons. */
import { css, cx } from "#generated/styles/css/index.js";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { IconButton } from "../kit/button.tsx";
import { Link } from "../kit/link.tsx";
import { useText } from "../messages/use-text.ts";
import { changeSettings, useSettings } from "../theme/settings-store.ts";
import { Brand, useBrandName } from "./brand.tsx";
import { CollapsedMenu } from "./collapsed-menu.tsx";
import { MenuTree } from "./menu-tree.tsx";

/** Without its menu, only its place and heading. */
export function Sidebar({ hasMenu }: { hasMenu: boolean }) {
  const t = useText();
  const brandName = useBrandName();
  const { skin, menuCollapsed: collapsed } = useSettings();
  const toggle = (
    <IconButton
      size="sm"
      label={t(collapsed ? "shell.expand" : "shell.collapse")}
      aria-expanded={!collapsed}
      onClick={() => changeSettings({ menuCollapsed: !collapsed })}
    >
      {collapsed ? (
        <PanelLeftOpen size={18} className="mirrored" aria-hidden />
      ) : (
        <PanelLeftClose size={18} className="mirrored" aria-hidden />
      )}
    </IconButton>
  );
  return (
    <aside
      className={cx(
        css({
          display: { base: "none", lg: "flex" },
          flexDirection: "column",
          flexShrink: 0,
          w: collapsed ? "3.75rem" : "15.5rem",
          h: "100dvh",
          position: "sticky",
          top: "0",
          bg: "surface",
          color: "text",
          borderInlineEndWidth: "1px",
          borderColor: "border",
        }),
        skin === "semi-dark" ? "dark" : undefined,
      )}
    >
      <div
        className={css({
          display: "flex",
          flexDirection: collapsed ? "column" : "row",
          alignItems: "center",
          justifyContent: "space-between",
          gap: "2",
          pt: "3",
          pb: "2",
          paddingInlineStart: collapsed ? "0" : "4",
          paddingInlineEnd: collapsed ? "0" : "2",
        })}
      >
        <Link to="/start" quiet activeOptions={{ exact: true }} aria-label={brandName} className={css({ minW: "0" })}>
          <Brand markOnly={collapsed} />
        </Link>
        {toggle}
      </div>
      <nav
        className={css({
          flex: "1",
          minH: "0",
          // Otherwise its texts for screen readers, which are placed, would make the page scroll.
          position: "relative",
          overflowY: "auto",
          overscrollBehavior: "contain",
          px: "2",
          pt: "1",
          pb: "6",
          scrollbarWidth: "thin",
        })}
        aria-label={t("shell.menu")}
        data-tour="menu"
      >
        {hasMenu && (collapsed ? <CollapsedMenu /> : <MenuTree />)}
      </nav>
    </aside>
  );
}
