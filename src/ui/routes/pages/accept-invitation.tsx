/** Accepts an invitation by emailed link. */
import { createFileRoute } from "@tanstack/react-router";
import { loadMessages } from "../../messages/store.ts";
import { tokenSearch } from "../../session/entry-search.ts";
import { InvitationPage } from "../../session/invitation-page.tsx";

export const Route = createFileRoute("/pages/accept-invitation")({
  validateSearch: tokenSearch,
  loader: () => loadMessages("auth", "invitation"),
  component: AcceptInvitation,
});

function AcceptInvitation() {
  return <InvitationPage token={Route.useSearch().token} />;
}
