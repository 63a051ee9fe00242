/** Redirects to the inbox. */
import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/apps/email/")({
  beforeLoad: () => {
    throw redirect({ to: "/apps/email/$folder", params: { folder: "inbox" }, replace: true });
  },
});
