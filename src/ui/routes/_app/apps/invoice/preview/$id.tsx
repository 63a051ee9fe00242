/** Preview of an invoice. */
import { createFileRoute } from "@tanstack/react-router";
import { prefetchInvoice } from "../../../../../demo/invoice/prefetch-invoice.ts";
import { PreviewPage } from "../../../../../demo/invoice/preview-page.tsx";
import { readPreview } from "../../../../../demo/invoice/search.ts";

export const Route = createFileRoute("/_app/apps/invoice/preview/$id")({
  validateSearch: readPreview,
  loader: ({ context, params }) => prefetchInvoice(context.queryClient, params.id),
  component: PreviewPage,
});
