/** Tenant settings. */
import { createFileRoute } from "@tanstack/react-router";
import { historyQuery } from "../../../detail/history-query.ts";
import {
  getPackageUseOptions,
  getSettingsOptions,
  listSettingsHistoryOptions,
} from "#generated/hrms/hooks/settings.ts";
import { readTab } from "../../../hrms/platform/settings/settings-tabs.ts";
import { SettingsPage } from "../../../hrms/platform/settings/settings-page.tsx";
import { onlyKnown } from "../../../list/list-search.ts";
import { loadMessages } from "../../../messages/store.ts";
import { accountMay } from "../../../session/account.ts";

export const Route = createFileRoute("/_app/tenant/settings")({
  validateSearch: onlyKnown(readTab),
  loader: ({ context: { queryClient }, location }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "settings")) {
      void queryClient.prefetchQuery(getSettingsOptions());
      const { tab } = readTab(location.search as Record<string, unknown>);
      if (tab === "package") void queryClient.prefetchQuery(getPackageUseOptions());
      if (tab === "history") void queryClient.prefetchQuery(listSettingsHistoryOptions({ query: historyQuery(1) }));
    }
    return loadMessages("settings", "crud", "fields", "names", "sso", "tools");
  },
  component: SettingsPage,
});
