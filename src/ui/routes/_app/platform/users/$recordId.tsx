/** Platform page of an account. */
import { createFileRoute } from "@tanstack/react-router";
import { getPlatformUserOptions, listPlatformUserHistoryOptions } from "#generated/hrms/hooks/platform-users.ts";
import { historyQuery } from "../../../../detail/history-query.ts";
import { UserPage } from "../../../../hrms/platform/users/user-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";

export const Route = createFileRoute("/_app/platform/users/$recordId")({
  loader: ({ context: { queryClient }, params: { recordId } }) => {
    const path = { userId: recordId };
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "platform-users")) {
      void queryClient.prefetchQuery(getPlatformUserOptions({ path }));
      void queryClient.prefetchQuery(listPlatformUserHistoryOptions({ path, query: historyQuery(1) }));
    }
    return loadMessages("crud", "users", "platform", "mfa");
  },
  component: UserPage,
});
