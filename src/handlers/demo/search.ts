/** Handler of the main search. */
import { pageEntries } from "./page-entries.ts";
import { contactsAt, files } from "./samples/search.ts";
import type { DemoHandlers } from "./state.ts";

/** Results the search box shows of each group. */
const searchLimit = 4;

export const searchHandlers: DemoHandlers = {
  getMainSearch: (_input, { state, now }) => ({
    searchArr: [
      { groupTitle: "Pages", searchLimit, data: pageEntries(state.bookmarks.marked) },
      { groupTitle: "Files", searchLimit, data: [...files] },
      { groupTitle: "Contacts", searchLimit, data: contactsAt(now()) },
    ],
  }),
};
