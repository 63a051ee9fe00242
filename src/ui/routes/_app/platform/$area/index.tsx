/** The list of an area. */
import { createFileRoute } from "@tanstack/react-router";
import { readSearch } from "../../../../crud/list-search.ts";
import { ListPage } from "../../../../crud/pages/list-page.tsx";
import { prefetchList } from "../../../../crud/prefetch.ts";

export const Route = createFileRoute("/_app/platform/$area/")({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => prefetchList(context.queryClient, params, deps),
  component: ListPage,
});
