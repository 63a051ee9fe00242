/** Compares two roles. */
import { createFileRoute } from "@tanstack/react-router";
import { compareRolesOptions, getRoleCatalogueOptions, listRoleOptionsOptions } from "#generated/hrms/hooks/roles.ts";
import { ComparePage } from "../../../../hrms/access/roles/compare-page.tsx";
import { readCompareSearch } from "../../../../hrms/access/roles/compare-search.ts";
import { loadMessages } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";

export const Route = createFileRoute("/_app/tenant/roles/compare")({
  validateSearch: readCompareSearch,
  loader: ({ context: { queryClient }, location }) => {
    const { one, other } = readCompareSearch(location.search as Record<string, unknown>);
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "roles")) {
      void queryClient.prefetchQuery(listRoleOptionsOptions());
      if (one !== undefined && other !== undefined && one !== other) {
        void queryClient.prefetchQuery(compareRolesOptions({ path: { roleId: one }, query: { with: other } }));
        void queryClient.prefetchQuery(getRoleCatalogueOptions());
      }
    }
    return loadMessages("crud", "access", "names");
  },
  component: ComparePage,
});
