/** Redirects to the user list. */
import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/apps/user/")({
  beforeLoad: () => {
    throw redirect({ to: "/apps/user/list", replace: true });
  },
});
