/** Page for a missing permission; `from` is the refused address. */
import { createFileRoute } from "@tanstack/react-router";
import { NotAuthorizedPage } from "../../misc/not-authorized-page.tsx";
import { loadMessages } from "../../messages/store.ts";
import { ownAddress } from "../../session/entry-search.ts";

export const Route = createFileRoute("/misc/not-authorized")({
  validateSearch: (search): { from?: string | undefined } => ({ from: ownAddress(search["from"]) }),
  loader: () => loadMessages("misc"),
  component: NotAuthorized,
});

function NotAuthorized() {
  return <NotAuthorizedPage from={Route.useSearch().from} />;
}
