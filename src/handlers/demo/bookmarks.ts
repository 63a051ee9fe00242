/** Handlers of the bookmarked pages. */
import type { Bookmarks, PageEntry } from "#generated/demo/schema.ts";
import { pageEntries } from "./page-entries.ts";
import type { BookmarksState } from "./samples/bookmarks.ts";
import { pages } from "./samples/pages.ts";
import type { DemoHandlers } from "./state.ts";

function show({ marked }: BookmarksState): Bookmarks {
  const suggestions = pageEntries(marked);
  const inOrder = marked.map((id) => suggestions.find((page) => page.id === id));
  return { suggestions, bookmarks: inOrder.filter((page): page is PageEntry => page !== undefined) };
}

export const bookmarksHandlers: DemoHandlers = {
  getBookmarks: (_input, { state }) => show(state.bookmarks),

  toggleBookmark: ({ body: { id } }, { state: { bookmarks } }) => {
    if (!pages.some((page) => page.id === id)) return show(bookmarks);
    bookmarks.marked = bookmarks.marked.includes(id)
      ? bookmarks.marked.filter((one) => one !== id)
      : [...bookmarks.marked, id];
    return show(bookmarks);
  },
};
