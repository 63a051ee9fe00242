/** Bookmark star beside the title of a page. */
import { StarButton } from "./star-button.tsx";
import { useBookmarks } from "./use-bookmarks.ts";

export function PageStar() {
  const { here, toggle } = useBookmarks();
  return here ? <StarButton page={here} onToggle={toggle} /> : null;
}
