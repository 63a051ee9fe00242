/** Invites a platform administrator. */
import { createFileRoute } from "@tanstack/react-router";
import { InvitePage } from "../../../../hrms/platform/users/invite-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/platform/users/new")({
  loader: () => loadMessages("crud", "users"),
  component: InvitePage,
});
