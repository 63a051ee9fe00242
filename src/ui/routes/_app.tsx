/** Layout of signed-in routes: the shell. */
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
  // No pending component here: it would delay the shell until the whole page has loaded.
  pendingMs: Infinity,
  component: GuardedShell,
});
