/** User list. */
import { createFileRoute } from "@tanstack/react-router";
import { getUserCountsOptions, listUsersOptions } from "#generated/demo/hooks/users.ts";
import { userList } from "../../../../demo/user/user-list.ts";
import { UsersPage } from "../../../../demo/user/users-page.tsx";
import { readSearch } from "../../../../list/list-search.ts";
import { listQuery, narrowedQuery, readList } from "../../../../list/list-state.ts";

export const Route = createFileRoute("/_app/apps/user/list")({
  validateSearch: readSearch,
  // No loaderDeps: a change of search must not remount the page while the loader runs.
  loader: ({ context: { queryClient }, location }) => {
    const state = readList(userList, readSearch(location.search));
    // Not awaited: the page shows a skeleton.
    void queryClient.prefetchQuery(listUsersOptions({ query: listQuery(userList, state) }));
    void queryClient.prefetchQuery(getUserCountsOptions({ query: narrowedQuery(userList, state) }));
  },
  component: UsersPage,
});
