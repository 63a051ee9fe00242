/** Accepts an invitation by emailed link. */
import { createFileRoute } from "@tanstack/react-router";
import { loadMessages } from "../../messages/store.ts";
import { tokenSearch } from "../../session/entry-search.ts";
import { InvitationPage } from "../../session/invitation-page.tsx";
import { startInvitationCheck } from "../../session/start-link-check.ts";

export const Route = createFileRoute("/pages/accept-invitation")({
  validateSearch: tokenSearch,
  loader: (visit) => {
    startInvitationCheck(visit);
    return loadMessages("auth", "invitation");
  },
  component: AcceptInvitation,
});

function AcceptInvitation() {
  return <InvitationPage token={Route.useSearch().token} />;
}
