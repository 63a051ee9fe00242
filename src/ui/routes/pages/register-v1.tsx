/** Register, then on to prove the address: the card. */
import { createFileRoute, redirect } from "@tanstack/react-router";
import { loadMessages } from "../../messages/store.ts";
import { currentAccount } from "../../session/account.ts";
import { getInstanceOptions } from "#generated/hrms/hooks/system.ts";
import { wantedSearch } from "../../session/entry-search.ts";
import { RegisterPage } from "../../session/register-page.tsx";

export const Route = createFileRoute("/pages/register-v1")({
  validateSearch: wantedSearch,
  beforeLoad: ({ search }) => {
    // From the menu of the demo it opens for people who are signed in, too.
    if (search.redirect !== undefined && currentAccount()) throw redirect({ href: search.redirect, replace: true });
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(getInstanceOptions());
    return loadMessages("auth");
  },
  component: RegisterV1,
});

function RegisterV1() {
  return <RegisterPage variant="v1" wanted={Route.useSearch().redirect} />;
}
