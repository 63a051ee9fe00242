/** Toggle button that bookmarks a page. */
import { css } from "#generated/styles/css/index.js";
import { Star } from "lucide-react";
import type { PageEntry } from "#generated/demo/schema.ts";
import { IconButton } from "../../kit/button.tsx";
import { useText } from "../../messages/use-text.ts";
import { useBookmarks } from "./use-bookmarks.ts";

export function StarButton({ page, onToggle }: { page: PageEntry; onToggle: (page: PageEntry) => void }) {
  const t = useText();
  return (
    <IconButton
      size="xs"
      label={t("bookmarks.add", { title: page.title })}
      aria-pressed={page.isBookmarked}
      onClick={(event) => event.detail < 2 && onToggle(page)}
      className={css({ flexShrink: 0, color: page.isBookmarked ? "accent" : undefined })}
    >
      <Star size={16} aria-hidden fill={page.isBookmarked ? "currentColor" : "none"} />
    </IconButton>
  );
}

/** The star beside the title of a page that the search lists. */
export function PageStar() {
  const { here, toggle } = useBookmarks();
  return here ? <StarButton page={here} onToggle={toggle} /> : null;
}
