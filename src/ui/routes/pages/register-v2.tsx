/** Registration, followed by email verification (illustrated design). */
import { createFileRoute, redirect } from "@tanstack/react-router";
import { loadMessages } from "../../messages/store.ts";
import { currentAccount } from "../../session/account.ts";
import { listPricingsOptions } from "#generated/hrms/hooks/pricings.ts";
import { getInstanceOptions } from "#generated/hrms/hooks/system.ts";
import { EntryPicture } from "../../session/entry-picture.tsx";
import { planSearch } from "../../session/pricing/plan-search.ts";
import { RegisterPage } from "../../session/register-page.tsx";

export const Route = createFileRoute("/pages/register-v2")({
  validateSearch: planSearch,
  beforeLoad: ({ search }) => {
    // Signed-in visitors can still open it from the demo menu.
    if (search.redirect !== undefined && currentAccount()) throw redirect({ href: search.redirect, replace: true });
  },
  loader: ({ context: { queryClient }, location }) => {
    void queryClient.prefetchQuery(getInstanceOptions());
    if (planSearch(location.search).package !== undefined) void queryClient.prefetchQuery(listPricingsOptions({}));
    return loadMessages("auth", "pricing");
  },
  component: RegisterV2,
});

function RegisterV2() {
  return <RegisterPage variant="v2" plan={Route.useSearch()} picture={<EntryPicture scene="people" />} />;
}
