/** Account settings. */
import { createFileRoute } from "@tanstack/react-router";
import { getAccountSettingsOptions } from "#generated/demo/hooks/account-settings.ts";
import { AccountSettingsPage } from "../../../demo/pages/account-settings-page.tsx";
import { readAccount } from "../../../demo/pages/search.ts";
import { onlyKnown } from "../../../list/list-search.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/pages/account-settings")({
  validateSearch: onlyKnown(readAccount),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(getAccountSettingsOptions());
    return loadMessages("pages", "crud", "tools", "fields");
  },
  component: AccountSettingsPage,
});
