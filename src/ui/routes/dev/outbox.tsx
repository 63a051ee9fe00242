/** Outgoing emails of a sample server. */
import { createFileRoute } from "@tanstack/react-router";
import { OutboxPage } from "../../hrms/integrations/outbox/outbox-page.tsx";
import { readSearch } from "../../list/list-search.ts";
import { loadMessages } from "../../messages/store.ts";

export const Route = createFileRoute("/dev/outbox")({
  validateSearch: readSearch,
  loader: () => loadMessages("misc"),
  component: OutboxPage,
});
