/** Platform page of an account. */
import { createFileRoute } from "@tanstack/react-router";
import { UserPage } from "../../../../hrms/platform/users/user-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/platform/users/$recordId")({
  loader: () => loadMessages("crud", "users", "platform", "mfa"),
  component: UserPage,
});
