/** The list of users. */
import { createFileRoute } from "@tanstack/react-router";
import { getUserCountsOptions, listUsersOptions } from "#generated/demo/hooks/users.ts";
import { filterQuery, listQuery, readSearch, stateOf } from "../../../../apps/user/list-state.ts";
import { UsersPage } from "../../../../apps/user/users-page.tsx";

export const Route = createFileRoute("/_app/apps/user/list")({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const state = stateOf(deps);
    // Not awaited: the page shows its shape meanwhile.
    void context.queryClient.prefetchQuery(listUsersOptions({ query: listQuery(state) }));
    void context.queryClient.prefetchQuery(getUserCountsOptions({ query: filterQuery(state) }));
  },
  component: UsersPage,
});
