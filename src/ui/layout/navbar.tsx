/** The floating bar on top: menu on small windows, company, language, appearance, account. */
import { chakra } from "@chakra-ui/react";
import { Languages, Menu as MenuIcon, SunMoon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../kit/button.tsx";
import { Menu } from "../kit/menu.tsx";
import { MenuChoice } from "../kit/menu-items.tsx";
import { languageNames, languages } from "../messages/catalogue.ts";
import { setLanguage } from "../messages/store.ts";
import { useText } from "../messages/use-text.ts";
import { setSkin, skins, useSkin } from "../theme/skin.ts";
import { AccountMenu } from "./account-menu.tsx";
import { CompanySwitcher } from "./company-switcher.tsx";

const MenuDrawer = lazy(() => import("./menu-drawer.tsx").then((module) => ({ default: module.MenuDrawer })));

function LanguageMenu() {
  const t = useText();
  const { locale } = useIntl();
  return (
    <Menu align="end" trigger={(props) => <IconButton {...props} label={t("common.language")}><Languages size={18} aria-hidden /></IconButton>}>
      {languages.map((language) => (
        <MenuChoice key={language} lang={language} checked={language === locale} onSelect={() => void setLanguage(language)}>
          {languageNames[language]}
        </MenuChoice>
      ))}
    </Menu>
  );
}

function SkinMenu() {
  const t = useText();
  const skin = useSkin();
  return (
    <Menu align="end" trigger={(props) => <IconButton {...props} label={t("shell.skin")}><SunMoon size={18} aria-hidden /></IconButton>}>
      {skins.map((each) => (
        <MenuChoice key={each} checked={each === skin} onSelect={() => setSkin(each)}>
          {t(`shell.skin.${each}`)}
        </MenuChoice>
      ))}
    </Menu>
  );
}

export function Navbar() {
  const t = useText();
  const [drawer, setDrawer] = useState(false);
  return (
    <chakra.header position="sticky" top="0" zIndex="docked" bg="canvas" pt="3" px={{ base: "2", md: "6" }} w="full" maxW="page" mx="auto">
      <chakra.div
        display="flex"
        alignItems="center"
        gap="1"
        h="12"
        px="1.5"
        bg="surface"
        borderWidth="1px"
        borderColor="border"
        borderRadius="card"
      >
        <chakra.span display={{ lg: "none" }}>
          <IconButton label={t("shell.openMenu")} aria-haspopup="dialog" onClick={() => setDrawer(true)}>
            <MenuIcon size={18} aria-hidden />
          </IconButton>
        </chakra.span>
        <CompanySwitcher />
        <chakra.div flex="1" minW="0" />
        <LanguageMenu />
        <SkinMenu />
        <AccountMenu />
      </chakra.div>
      {drawer && (
        <Suspense>
          <MenuDrawer onClose={() => setDrawer(false)} />
        </Suspense>
      )}
    </chakra.header>
  );
}
