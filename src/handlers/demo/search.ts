/** Handler of the main search. */
import type { operations } from "#generated/demo/schema.ts";
import type { DemoContext } from "#src/contract/context.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { pageEntries } from "./page-entries.ts";
import { contactsAt, files } from "./samples/search.ts";
import type { DemoState } from "./state.ts";

/** Results the search box shows of each group. */
const searchLimit = 4;

export const searchHandlers: Handlers<operations, DemoContext<DemoState>> = {
  getMainSearch: (_input, { state, now }) => ({
    searchArr: [
      { groupTitle: "Pages", searchLimit, data: pageEntries(state.bookmarks.marked) },
      { groupTitle: "Files", searchLimit, data: [...files] },
      { groupTitle: "Contacts", searchLimit, data: contactsAt(now()) },
    ],
  }),
};
