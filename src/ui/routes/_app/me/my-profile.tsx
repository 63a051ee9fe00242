/** My profile, independent of the company. */
import { createFileRoute } from "@tanstack/react-router";
import { getMyMfaOptions } from "#generated/hrms/hooks/mfa.ts";
import { getMyPrivacyOptions, getMyProfileOptions, listMySessionsOptions } from "#generated/hrms/hooks/my-profile.ts";
import { loadTab, MyProfilePage } from "../../../hrms/people/my-profile/my-profile-page.tsx";
import { ownTabOptions } from "../../../hrms/people/my-profile/own-tab-query.ts";
import { isOwnTab, readTab } from "../../../hrms/people/my-profile/profile-tabs.ts";
import { onlyKnown } from "../../../list/list-search.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/me/my-profile")({
  validateSearch: onlyKnown(readTab),
  loader: ({ context: { queryClient }, location }) => {
    const { tab = "account", company } = readTab(location.search);
    // Not awaited: the page shows a skeleton.
    if (isOwnTab(tab)) void queryClient.prefetchQuery(ownTabOptions(tab, company));
    else {
      void queryClient.prefetchQuery(getMyProfileOptions());
      if (tab === "password") void queryClient.prefetchQuery(getMyMfaOptions());
      if (tab === "sessions") void queryClient.prefetchQuery(listMySessionsOptions());
      if (tab === "privacy") void queryClient.prefetchQuery(getMyPrivacyOptions());
    }
    return Promise.all([
      loadMessages("my-profile", "fields", "crud", "change-requests", "names", "tools", "own-delegations"),
      loadTab(tab),
    ]);
  },
  component: MyProfilePage,
});
