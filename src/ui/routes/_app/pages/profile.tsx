/** Profile. */
import { createFileRoute } from "@tanstack/react-router";
import { getProfileOptions } from "#generated/demo/hooks/profile.ts";
import { ProfilePage } from "../../../demo/pages/profile-page.tsx";
import { readProfile } from "../../../demo/pages/search.ts";
import { onlyKnown } from "../../../list/list-search.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/pages/profile")({
  validateSearch: onlyKnown(readProfile),
  // Awaited: the person's name is the title, and each part is as high as what it says.
  loader: ({ context }) =>
    Promise.all([context.queryClient.prefetchQuery(getProfileOptions()), loadMessages("pages", "tools")]),
  component: ProfilePage,
});
