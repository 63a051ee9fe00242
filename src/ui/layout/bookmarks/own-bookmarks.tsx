/** Bookmarks of product pages: the star beside a title, and the menu in the navbar. */
import { css } from "#generated/styles/css/index.js";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { Star } from "lucide-react";
import { IconButton } from "../../kit/button.tsx";
import { MenuHeading, MenuItem } from "../../kit/menu-items.tsx";
import { Menu } from "../../kit/menu.tsx";
import { useText } from "../../messages/use-text.ts";
import { toggleOwnBookmark, useOwnBookmarks } from "./own-list.ts";

export function OwnStar() {
  const t = useText();
  const to = useLocation({ select: ({ pathname }) => pathname });
  const isMarked = useOwnBookmarks().some((each) => each.to === to);
  return (
    <IconButton
      size="xs"
      label={t("bookmarks.this")}
      aria-pressed={isMarked}
      // The page knows its title, the shell does not.
      onClick={() => toggleOwnBookmark({ to, title: document.title.replace(/ · HRMS$/, "") })}
      className={css({ flexShrink: 0, color: isMarked ? "accent" : undefined })}
    >
      <Star size={16} aria-hidden fill={isMarked ? "currentColor" : "none"} />
    </IconButton>
  );
}

export function OwnBookmarks() {
  const t = useText();
  const navigate = useNavigate();
  const bookmarks = useOwnBookmarks();
  return (
    <Menu
      trigger={(props) => (
        <IconButton {...props} label={t("shell.bookmarks")}>
          <Star size={18} aria-hidden />
        </IconButton>
      )}
    >
      <MenuHeading>{bookmarks.length === 0 ? t("bookmarks.noneOwn") : t("shell.bookmarks")}</MenuHeading>
      {bookmarks.map(({ to, title }) => (
        <MenuItem key={to} onSelect={() => void navigate({ to })}>
          {title}
        </MenuItem>
      ))}
    </Menu>
  );
}
