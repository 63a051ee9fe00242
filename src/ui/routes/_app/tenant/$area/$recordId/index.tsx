/** Page of a record. */
import { createFileRoute } from "@tanstack/react-router";
import { readRecord } from "../../../../../list/list-search.ts";
import { RecordPage } from "../../../../../crud/pages/record-page.tsx";
import { prefetchRecord } from "../../../../../crud/prefetch.ts";

export const Route = createFileRoute("/_app/tenant/$area/$recordId/")({
  validateSearch: readRecord,
  loader: ({ context, params, location }) => prefetchRecord(context.queryClient, params, location.search),
  component: RecordPage,
});
