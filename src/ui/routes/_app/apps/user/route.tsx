/** Layout of the users app. */
import { createFileRoute } from "@tanstack/react-router";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/apps/user")({
  loader: () => loadMessages("user", "crud", "tools"),
});
