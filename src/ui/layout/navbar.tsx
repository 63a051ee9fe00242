/** Top bar: menu button, company, language, appearance, account; the horizontal menu below. */
import { languageNames, languages } from "#src/domain/shared/languages.ts";
import { css } from "#generated/styles/css/index.js";
import { Languages, Menu as MenuIcon, SlidersHorizontal, SunMoon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../kit/button.tsx";
import { Link } from "../kit/link.tsx";
import { Menu } from "../kit/menu.tsx";
import { MenuChoice, MenuItem, MenuSeparator } from "../kit/menu-items.tsx";
import { setLanguage } from "../messages/store.ts";
import { useLanguage } from "../messages/use-language.ts";
import { useText } from "../messages/use-text.ts";
import { useSettings } from "../theme/settings-store.ts";
import { setSkin, skins } from "../theme/skin.ts";
import { AccountMenu } from "./account-menu.tsx";
import { BookmarksSlot } from "./bookmarks/bookmarks-slot.tsx";
import { Brand, useBrandName } from "./brand.tsx";
import { CartButton } from "./cart/cart-button.tsx";
import { CompanySwitcher } from "./company-switcher.tsx";
import { contentWidth } from "./content-width.ts";
import { setCustomiserOpen } from "./customiser/open.ts";
import { DeveloperButton } from "./developer/developer-button.tsx";
import { NavbarPlane } from "./navbar-plane.tsx";
import { NotificationsButton } from "./notifications/notifications-button.tsx";
import { SearchButton } from "./search/search-button.tsx";
import { whenIdle } from "./when-idle.tsx";

const MenuDrawer = lazy(async () => ({ default: (await import("./menu-drawer.tsx")).MenuDrawer }));
const HorizontalMenu = lazy(async () => ({ default: (await import("./horizontal-menu.tsx")).HorizontalMenu }));
const EdgeButtons = lazy(async () => ({ default: (await import("./edge-buttons.tsx")).EdgeButtons }));
const TasksButton = whenIdle(
  async () => (await import("./background-tasks/tasks-button.tsx")).TasksButton,
  "background-tasks",
);

function LanguageMenu() {
  const t = useText();
  const chosen = useLanguage();
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <IconButton {...props} data-tour="language" label={t("common.language")}>
          <Languages size={18} aria-hidden />
        </IconButton>
      )}
    >
      {languages.map((language) => (
        <MenuChoice
          key={language}
          lang={language}
          checked={language === chosen}
          onSelect={() => void setLanguage(language)}
        >
          {languageNames[language]}
        </MenuChoice>
      ))}
    </Menu>
  );
}

function SkinMenu() {
  const t = useText();
  const { skin } = useSettings();
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <IconButton {...props} data-tour="skin" label={t("shell.skin")}>
          <SunMoon size={18} aria-hidden />
        </IconButton>
      )}
    >
      {skins.map((each) => (
        <MenuChoice key={each} checked={each === skin} onSelect={() => setSkin(each)}>
          {t(`shell.skin.${each}`)}
        </MenuChoice>
      ))}
      <MenuSeparator />
      <MenuItem icon={<SlidersHorizontal size={16} aria-hidden />} onSelect={() => setCustomiserOpen(true)}>
        {t("shell.customise")}
      </MenuItem>
    </Menu>
  );
}

export function Navbar() {
  const t = useText();
  const brandName = useBrandName();
  const [drawer, setDrawer] = useState(false);
  const { navbar, width, menu, menuHidden } = useSettings();
  const floating = navbar === "floating";
  const horizontal = menu === "horizontal" && !menuHidden;
  const openMenu = (): void => setDrawer(true);
  return (
    <header
      className={css(
        { position: navbar === "static" ? "static" : "sticky", top: "0", zIndex: "docked", bg: "canvas" },
        floating && { pt: "3", px: { base: "2", md: "6" } },
        floating && contentWidth(width),
      )}
    >
      {navbar !== "hidden" && (
        <NavbarPlane>
          <span className={css({ display: menuHidden ? undefined : { lg: "none" } })}>
            <IconButton data-tour="menu" label={t("shell.openMenu")} aria-haspopup="dialog" onClick={openMenu}>
              <MenuIcon size={18} aria-hidden />
            </IconButton>
          </span>
          {(horizontal || menuHidden) && (
            <span
              className={css({
                display: { base: "none", lg: "inline-flex" },
                paddingInlineStart: "1.5",
                paddingInlineEnd: "2",
              })}
            >
              <Link to="/start" quiet activeOptions={{ exact: true }} aria-label={brandName}>
                <Brand />
              </Link>
            </span>
          )}
          <CompanySwitcher />
          <BookmarksSlot />
          <TasksButton />
          <SearchButton />
          <CartButton />
          <NotificationsButton />
          <LanguageMenu />
          <span className={css({ display: { base: "none", sm: "inline" } })}>
            <SkinMenu />
          </span>
          <span className={css({ display: { base: "none", lg: "inline-flex" } })}>
            <IconButton label={t("shell.customise")} aria-haspopup="dialog" onClick={() => setCustomiserOpen(true)}>
              <SlidersHorizontal size={18} aria-hidden />
            </IconButton>
          </span>
          <DeveloperButton />
          <AccountMenu />
        </NavbarPlane>
      )}
      {horizontal && (
        <div className={css({ display: { base: "none", lg: "block" }, h: "11" })}>
          <Suspense>
            <HorizontalMenu />
          </Suspense>
        </div>
      )}
      {navbar === "hidden" && (
        <Suspense>
          <EdgeButtons onMenu={openMenu} menuHidden={menuHidden} />
        </Suspense>
      )}
      {drawer && (
        <Suspense>
          <MenuDrawer onClose={() => setDrawer(false)} />
        </Suspense>
      )}
    </header>
  );
}
