/** Edit form of an invoice. */
import { createFileRoute } from "@tanstack/react-router";
import { EditPage } from "../../../../../demo/invoice/edit-page.tsx";
import { prefetchInvoice } from "../../../../../demo/invoice/prefetch-invoice.ts";

export const Route = createFileRoute("/_app/apps/invoice/edit/$id")({
  loader: ({ context, params }) => prefetchInvoice(context.queryClient, params.id),
  component: EditPage,
});
