/** Account settings. */
import { createFileRoute } from "@tanstack/react-router";
import { getAccountSettingsOptions } from "#generated/demo/hooks/account-settings.ts";
import { AccountSettingsPage, tabs, type AccountTab } from "../../../demo/pages/account-settings-page.tsx";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/pages/account-settings")({
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: AccountTab } => {
    const known = tabs.find((each) => each === tab);
    return known === undefined || known === "general" ? {} : { tab: known };
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(getAccountSettingsOptions());
    return loadMessages("pages", "crud", "tools", "fields");
  },
  component: AccountSettingsPage,
});
