/** Sign-in, then back to the requested page (illustrated design). */
import { createFileRoute, redirect } from "@tanstack/react-router";
import { loadMessages } from "../../messages/store.ts";
import { currentAccount } from "../../session/account.ts";
import { getInstanceOptions } from "#generated/hrms/hooks/system.ts";
import { EntryPicture } from "../../session/entry-picture.tsx";
import { wantedSearch } from "../../session/entry-search.ts";
import { LoginPage } from "../../session/login-page.tsx";

export const Route = createFileRoute("/pages/login-v2")({
  validateSearch: wantedSearch,
  beforeLoad: ({ search }) => {
    // Signed-in visitors can still open it from the demo menu.
    if (search.redirect !== undefined && currentAccount()) throw redirect({ href: search.redirect, replace: true });
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(getInstanceOptions());
    return loadMessages("auth");
  },
  component: LoginV2,
});

function LoginV2() {
  return <LoginPage variant="v2" wanted={Route.useSearch().redirect} picture={<EntryPicture scene="people" />} />;
}
