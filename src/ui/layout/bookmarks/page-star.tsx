/** The star beside the title of a page that the search knows. */
import { StarButton } from "./star-button.tsx";
import { useBookmarks } from "./use-bookmarks.ts";

export function PageStar() {
  const { here, toggle } = useBookmarks();
  return here ? <StarButton page={here} onToggle={toggle} /> : null;
}
