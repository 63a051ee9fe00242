/** Account menu: own pages, appearance, keyboard shortcuts, sign out. */
import { css } from "#generated/styles/css/index.js";
import {
  Bell,
  CircleDollarSign,
  CircleQuestionMark,
  CircleUserRound,
  Compass,
  Keyboard,
  ListChecks,
  LogOut,
  Settings,
  ShoppingCart,
  SlidersHorizontal,
  SquareTerminal,
  Star,
} from "lucide-react";
import { Suspense, useState } from "react";
import { part } from "../detail/part.ts";
import { Avatar } from "../kit/avatar.tsx";
import { Button } from "../kit/button.tsx";
import { Menu } from "../kit/menu.tsx";
import { MenuItem, MenuLink, MenuSeparator } from "../kit/menu-items.tsx";
import { showShortcuts } from "../kit/shortcut-moves.ts";
import { useMedia, wide } from "../kit/use-media.ts";
import { useText } from "../messages/use-text.ts";
import { useAccount } from "../session/account.ts";
import { useHasDemo } from "./bookmarks/use-has-demo.ts";
import { setCustomiserOpen } from "./customiser/open.ts";
import { setDeveloperOpen, useHasDeveloper } from "./developer/open.ts";
import type { SmallPanel } from "./small-panels.tsx";
import { setTouring } from "./tour/open.ts";
import { useSignOut } from "./use-sign-out.ts";

const SmallPanels = part(
  async () => (await import("./small-panels.tsx")).SmallPanels,
  "bookmarks",
  "cart",
  "background-tasks",
);

const profilePage: string = "/me/my-profile";
const settingsPage: string = "/pages/account-settings";
const demoPages = [
  ["pricing", CircleDollarSign],
  ["faq", CircleQuestionMark],
] as const;

export function AccountMenu() {
  const t = useText();
  const signOut = useSignOut();
  const account = useAccount();
  const hasDemo = useHasDemo();
  const hasDeveloper = useHasDeveloper();
  const bookmarksBeside = useMedia(wide);
  const cartBeside = useMedia("(min-width: 30rem)");
  const [panel, setPanel] = useState<SmallPanel>();
  if (!account) return null;
  return (
    <>
      <Menu
        align="end"
        trigger={(props) => (
          <Button
            {...props}
            variant="ghost"
            data-tour="account"
            square
            aria-label={t("shell.account", { name: account.fullName })}
            className={css({ borderRadius: "full" })}
          >
            <Avatar name={account.fullName} src={account.avatar} size={30} />
          </Button>
        )}
      >
        <div className={css({ px: "2", py: "1.5", minW: "0" })}>
          <p className={css({ fontWeight: "medium", overflowWrap: "anywhere" })}>{account.fullName}</p>
          <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm", overflowWrap: "anywhere" })}>
            {account.email}
          </p>
        </div>
        <MenuSeparator />
        <MenuLink to={profilePage}>
          <CircleUserRound size={16} aria-hidden />
          {t("shell.area.my-profile")}
        </MenuLink>
        {hasDemo && (
          <MenuLink to={settingsPage}>
            <Settings size={16} aria-hidden />
            {t("shell.area.account-settings")}
          </MenuLink>
        )}
        <MenuLink to="/me/notifications">
          <Bell size={16} aria-hidden />
          {t("shell.notifications")}
        </MenuLink>
        {hasDemo &&
          // Phones have them in the menu of pages, so that everything here fits.
          cartBeside &&
          demoPages.map(([area, Icon]) => (
            <MenuLink key={area} to={`/pages/${area}`}>
              <Icon size={16} aria-hidden />
              {t(`shell.area.${area}`)}
            </MenuLink>
          ))}
        <MenuItem icon={<ListChecks size={16} aria-hidden />} onSelect={() => setPanel("backgroundTasks")}>
          {t("shell.backgroundTasks")}
        </MenuItem>
        {hasDemo && !bookmarksBeside && (
          <MenuItem icon={<Star size={16} aria-hidden />} onSelect={() => setPanel("bookmarks")}>
            {t("shell.bookmarks")}
          </MenuItem>
        )}
        {hasDemo && !cartBeside && (
          <MenuItem icon={<ShoppingCart size={16} aria-hidden />} onSelect={() => setPanel("cart")}>
            {t("shell.cart")}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem icon={<SlidersHorizontal size={16} aria-hidden />} onSelect={() => setCustomiserOpen(true)}>
          {t("shell.customise")}
        </MenuItem>
        {hasDeveloper && (
          <MenuItem icon={<SquareTerminal size={16} aria-hidden />} onSelect={() => setDeveloperOpen(true)}>
            {t("shell.developer")}
          </MenuItem>
        )}
        <MenuItem icon={<Keyboard size={16} aria-hidden />} hint="?" onSelect={showShortcuts}>
          {t("shell.shortcuts")}
        </MenuItem>
        <MenuItem icon={<Compass size={16} aria-hidden />} onSelect={() => setTouring(true)}>
          {t("shell.tour")}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOut size={16} className="mirrored" aria-hidden />} onSelect={() => void signOut()}>
          {t("shell.signOut")}
        </MenuItem>
      </Menu>
      {panel && (
        <Suspense>
          <SmallPanels panel={panel} onClose={() => setPanel(undefined)} />
        </Suspense>
      )}
    </>
  );
}
