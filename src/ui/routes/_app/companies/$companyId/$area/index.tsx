/** List page of an area. */
import { createFileRoute } from "@tanstack/react-router";
import { readSearch } from "../../../../../list/list-search.ts";
import { ListPage } from "../../../../../crud/pages/list-page.tsx";
import { prefetchList } from "../../../../../crud/prefetch.ts";

export const Route = createFileRoute("/_app/companies/$companyId/$area/")({
  validateSearch: readSearch,
  // No loaderDeps: a change of search must not remount the page while the loader runs.
  loader: ({ context, params, location }) => prefetchList(context.queryClient, params, readSearch(location.search)),
  component: ListPage,
});
