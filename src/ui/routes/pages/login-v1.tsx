/** Sign-in, then back to the requested page (card design). */
import { createFileRoute, redirect } from "@tanstack/react-router";
import { loadMessages } from "../../messages/store.ts";
import { currentAccount } from "../../session/account.ts";
import { getInstanceOptions } from "#generated/hrms/hooks/system.ts";
import { wantedSearch } from "../../session/entry-search.ts";
import { LoginPage } from "../../session/login-page.tsx";

export const Route = createFileRoute("/pages/login-v1")({
  validateSearch: wantedSearch,
  beforeLoad: ({ search }) => {
    if (currentAccount()) throw redirect({ href: search.redirect ?? "/start", replace: true });
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(getInstanceOptions());
    return loadMessages("auth");
  },
  component: LoginV1,
});

function LoginV1() {
  return <LoginPage variant="v1" wanted={Route.useSearch().redirect} />;
}
