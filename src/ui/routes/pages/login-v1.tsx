/** Sign in, then on to the page that was wanted. */
import { createFileRoute, redirect } from "@tanstack/react-router";
import { loadMessages } from "../../messages/store.ts";
import { currentAccount } from "../../session/account.ts";
import { getInstanceOptions } from "#generated/hrms/hooks/system.ts";
import { LoginPage } from "../../session/login-page.tsx";

/** Only addresses of this app: a link from elsewhere must not lead away after sign-in. */
function ownAddress(value: unknown): string | undefined {
  return typeof value === "string" && /^\/(?![/\\])/.test(value) ? value : undefined;
}

export const Route = createFileRoute("/pages/login-v1")({
  // Undefined is said aloud: a parameter that is left out here would come through unchecked.
  validateSearch: (search): { redirect?: string | undefined } => ({ redirect: ownAddress(search["redirect"]) }),
  beforeLoad: ({ search }) => {
    if (currentAccount()) throw redirect({ href: search.redirect ?? "/", replace: true });
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(getInstanceOptions());
    return loadMessages("auth");
  },
  component: LoginPage,
});
