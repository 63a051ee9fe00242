/** Outgoing emails of a sample server. */
import { createFileRoute } from "@tanstack/react-router";
import { outboxList } from "#generated/hrms/resources/outbox.ts";
import { OutboxPage } from "../../hrms/integrations/outbox/outbox-page.tsx";
import { outboxQuery } from "../../hrms/integrations/outbox/outbox-query.ts";
import { readSearch } from "../../list/list-search.ts";
import { readList } from "../../list/list-state.ts";
import { loadMessages } from "../../messages/store.ts";

export const Route = createFileRoute("/dev/outbox")({
  validateSearch: readSearch,
  loader: ({ context, location }) => {
    // Not awaited: the page shows a skeleton.
    void context.queryClient.prefetchQuery(outboxQuery(readList(outboxList, readSearch(location.search))));
    return loadMessages("misc");
  },
  component: OutboxPage,
});
