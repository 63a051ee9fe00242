/** My profile, independent of the company. */
import { createFileRoute } from "@tanstack/react-router";
import { getMyProfileOptions } from "#generated/hrms/hooks/my-profile.ts";
import { MyProfilePage } from "../../../hrms/people/my-profile/my-profile-page.tsx";
import { readTab } from "../../../hrms/people/my-profile/profile-tabs.ts";
import { onlyKnown } from "../../../list/list-search.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/me/my-profile")({
  validateSearch: onlyKnown(readTab),
  loader: ({ context }) => {
    // Not awaited: the page shows a skeleton.
    void context.queryClient.prefetchQuery(getMyProfileOptions());
    return loadMessages(
      "my-profile",
      "fields",
      "auth",
      "crud",
      "change-requests",
      "mfa",
      "names",
      "tools",
      "own-delegations",
    );
  },
  component: MyProfilePage,
});
