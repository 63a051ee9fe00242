/** Everything behind sign-in, inside the shell. */
import { createFileRoute, redirect } from "@tanstack/react-router";
import { GuardedShell } from "../layout/guarded-shell.tsx";
import { loadMessages } from "../messages/store.ts";
import { currentAccount } from "../session/account.ts";

export const Route = createFileRoute("/_app")({
  beforeLoad: ({ location }) => {
    if (!currentAccount())
      throw redirect({ to: "/pages/login-v1", search: { redirect: location.href }, replace: true });
  },
  loader: () => loadMessages("shell"),
  // A shape that stands before the shell would hold it back until all of the page is there.
  pendingMs: Infinity,
  component: GuardedShell,
});
