/** Bookmarks as icons, up to ten or as many as fit; the rest is in a menu. */
import { css } from "#generated/styles/css/index.js";
import { Ellipsis, Star } from "lucide-react";
import { Suspense, useLayoutEffect, useRef, useState } from "react";
import type { PageEntry } from "#generated/demo/schema.ts";
import { part } from "../../detail/part.ts";
import { IconButton } from "../../kit/button.tsx";
import { ButtonLink } from "../../kit/link.tsx";
import { Menu } from "../../kit/menu.tsx";
import { MenuLink } from "../../kit/menu-items.tsx";
import { Popover } from "../../kit/popover.tsx";
import { useText } from "../../messages/use-text.ts";
import { PageIcon } from "../search/page-icon.tsx";
import { useBookmarks } from "./use-bookmarks.ts";

const BookmarksPanel = part(async () => (await import("./bookmarks-panel.tsx")).BookmarksPanel);

const max = 10;
/** Icon width plus gap, in px. */
const step = 40;

/** How many icons fit beside the star. */
function useRoom(): readonly [React.RefObject<HTMLElement | null>, number] {
  const place = useRef<HTMLElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(Math.max(0, Math.floor((element.clientWidth + 4) / step) - 1)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, room];
}

function Shortcut({ page }: { page: PageEntry }) {
  return (
    <ButtonLink
      to={page.link}
      variant="ghost"
      square
      aria-label={page.title}
      data-tip={page.title}
      activeProps={{ "aria-current": "page" }}
      className={css({ _currentPage: { color: "accent.text" } })}
    >
      <PageIcon name={page.icon} />
    </ButtonLink>
  );
}

export function BookmarksBar() {
  const t = useText();
  const list = useBookmarks();
  const [place, room] = useRoom();
  const { bookmarks, here } = list;
  // The overflow menu takes one icon's place.
  const count = bookmarks.length <= Math.min(max, room) ? bookmarks.length : Math.max(0, Math.min(max, room - 1));
  const shown = bookmarks.slice(0, count);
  const rest = bookmarks.slice(count);
  return (
    <nav
      ref={place}
      className={css({ display: { base: "none", md: "flex" }, gap: "1", overflowX: "clip", overflowY: "visible" })}
      aria-label={t("shell.bookmarks")}
    >
      <Popover
        label={t("shell.bookmarks")}
        trigger={(props) => (
          <IconButton
            {...props}
            label={t("shell.bookmarks")}
            className={css({ color: here?.isBookmarked ? "accent" : undefined })}
          >
            <Star size={18} aria-hidden fill={here?.isBookmarked ? "currentColor" : "none"} />
          </IconButton>
        )}
      >
        {(close) => (
          <Suspense fallback={<div className={css({ h: "20rem" })} aria-busy="true" />}>
            <BookmarksPanel list={list} onClose={close} />
          </Suspense>
        )}
      </Popover>
      {shown.map((page) => (
        <Shortcut key={page.id} page={page} />
      ))}
      {rest.length > 0 && room > 0 && (
        <Menu
          trigger={(props) => (
            <IconButton {...props} label={t("bookmarks.more")}>
              <Ellipsis size={18} aria-hidden />
            </IconButton>
          )}
        >
          {rest.map(({ id, icon, link, title }) => (
            <MenuLink key={id} to={link}>
              <PageIcon name={icon} size={16} />
              {title}
            </MenuLink>
          ))}
        </Menu>
      )}
    </nav>
  );
}
