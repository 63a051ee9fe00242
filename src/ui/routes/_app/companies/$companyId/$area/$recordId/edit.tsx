/** Edit page of a record. */
import { createFileRoute } from "@tanstack/react-router";
import { EditPage } from "../../../../../../crud/pages/edit-page.tsx";
import { prefetchRecord } from "../../../../../../crud/prefetch.ts";

export const Route = createFileRoute("/_app/companies/$companyId/$area/$recordId/edit")({
  loader: ({ context, params }) => prefetchRecord(context.queryClient, params),
  component: EditPage,
});
