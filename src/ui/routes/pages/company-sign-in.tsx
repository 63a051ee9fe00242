/** Sign-in with a company's identity provider. */
import { createFileRoute, redirect } from "@tanstack/react-router";
import { loadMessages } from "../../messages/store.ts";
import { currentAccount } from "../../session/account.ts";
import { wantedSearch } from "../../session/entry-search.ts";
import { CompanySignInPage } from "../../session/sso/company-sign-in-page.tsx";

export const Route = createFileRoute("/pages/company-sign-in")({
  validateSearch: wantedSearch,
  beforeLoad: ({ search }) => {
    if (currentAccount()) throw redirect({ href: search.redirect ?? "/start", replace: true });
  },
  loader: () => loadMessages("auth", "sso"),
  component: CompanySignIn,
});

function CompanySignIn() {
  return <CompanySignInPage wanted={Route.useSearch().redirect} />;
}
