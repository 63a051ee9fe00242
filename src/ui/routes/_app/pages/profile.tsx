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
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(getProfileOptions());
    return loadMessages("pages", "tools");
  },
  component: ProfilePage,
});
