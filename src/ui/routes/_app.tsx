/** Layout of signed-in routes: the shell. */
import { createFileRoute, redirect } from "@tanstack/react-router";
import { GuardedShell } from "../layout/guarded-shell.tsx";
import { startPageSettings } from "../layout/page-settings.ts";
import { loadMessages } from "../messages/store.ts";
import { listCompanyOptionsOptions } from "#generated/hrms/hooks/companies.ts";
import { accountMay, currentAccount } from "../session/account.ts";

export const Route = createFileRoute("/_app")({
  beforeLoad: ({ location, matches, cause }) => {
    if (!currentAccount())
      throw redirect({ to: "/pages/login-v1", search: { redirect: location.href }, replace: true });
    if (cause === "enter") startPageSettings(matches);
  },
  loader: ({ context: { queryClient } }) => {
    // Platform accounts have no company.
    if (accountMay("read", "company-options") && currentAccount()?.extras.platform !== true)
      void queryClient.ensureQueryData(listCompanyOptionsOptions()).catch(() => undefined);
    return loadMessages("shell");
  },
  // No pending component here: it would delay the shell until the whole page has loaded.
  pendingMs: Infinity,
  component: GuardedShell,
});
