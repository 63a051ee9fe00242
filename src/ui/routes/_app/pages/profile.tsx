/** Profile. */
import { createFileRoute } from "@tanstack/react-router";
import { getProfileOptions } from "#generated/demo/hooks/profile.ts";
import { ProfilePage, profileTabs, type ProfileTab } from "../../../demo/pages/profile-page.tsx";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/pages/profile")({
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: ProfileTab } => {
    const known = profileTabs.find((each) => each === tab);
    return known === undefined || known === "feed" ? {} : { tab: known };
  },
  // Awaited: the person's name is the title, and each part is as high as what it says.
  loader: ({ context }) =>
    Promise.all([context.queryClient.prefetchQuery(getProfileOptions()), loadMessages("pages", "tools")]),
  component: ProfilePage,
});
