/** The mails of a sample server; search and page stand in the address. */
import { createFileRoute } from "@tanstack/react-router";
import { OutboxPage, type OutboxSearch } from "../../hrms/integrations/outbox/outbox-page.tsx";
import { searchText } from "../../list/search-text.ts";
import { loadMessages } from "../../messages/store.ts";

export const Route = createFileRoute("/dev/outbox")({
  validateSearch: ({ q, page }): OutboxSearch => ({
    q: searchText(q) || undefined,
    page: typeof page === "number" && Number.isInteger(page) && page > 1 && page <= 1_000_000 ? page : undefined,
  }),
  loader: () => loadMessages("misc"),
  component: Outbox,
});

function Outbox() {
  const navigate = Route.useNavigate();
  return <OutboxPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
