/** The list of users. */
import { createFileRoute } from "@tanstack/react-router";
import { getUserCountsOptions, listUsersOptions } from "#generated/demo/hooks/users.ts";
import { filterQuery, listQuery, readSearch, stateOf } from "../../../../demo/user/list-state.ts";
import { UsersPage } from "../../../../demo/user/users-page.tsx";
import { readSearch as readPlain } from "../../../../crud/list-search.ts";

export const Route = createFileRoute("/_app/apps/user/list")({
  // The list reads it more closely: what every page carries stays small.
  validateSearch: readPlain,
  // Without loaderDeps: another search is the same page, which stays while the loader runs.
  loader: ({ context, location }) => {
    const state = stateOf(readSearch(location.search));
    // Not awaited: the page shows its shape meanwhile.
    void context.queryClient.prefetchQuery(listUsersOptions({ query: listQuery(state) }));
    void context.queryClient.prefetchQuery(getUserCountsOptions({ query: filterQuery(state) }));
  },
  component: UsersPage,
});
