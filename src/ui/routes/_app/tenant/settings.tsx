/** Tenant settings. */
import { createFileRoute } from "@tanstack/react-router";
import { getSettingsOptions } from "#generated/hrms/hooks/settings.ts";
import { readTab } from "../../../hrms/platform/settings/settings-tabs.ts";
import { SettingsPage } from "../../../hrms/platform/settings/settings-page.tsx";
import { onlyKnown } from "../../../list/list-search.ts";
import { loadMessages } from "../../../messages/store.ts";
import { accountMay } from "../../../session/account.ts";

export const Route = createFileRoute("/_app/tenant/settings")({
  validateSearch: onlyKnown(readTab),
  loader: ({ context }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "settings")) void context.queryClient.prefetchQuery(getSettingsOptions());
    return loadMessages("settings", "crud", "fields", "names", "sso", "tools");
  },
  component: SettingsPage,
});
