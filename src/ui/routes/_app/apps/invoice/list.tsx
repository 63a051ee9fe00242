/** Invoice list. */
import { createFileRoute } from "@tanstack/react-router";
import { listInvoicesOptions } from "#generated/demo/hooks/invoices.ts";
import { invoiceList, invoiceQuery } from "../../../../demo/invoice/invoice-list.ts";
import { InvoicesPage } from "../../../../demo/invoice/invoices-page.tsx";
import { readSearch } from "../../../../list/list-search.ts";
import { readList } from "../../../../list/list-state.ts";

export const Route = createFileRoute("/_app/apps/invoice/list")({
  validateSearch: readSearch,
  // No loaderDeps: a change of search must not remount the page while the loader runs.
  loader: ({ context: { queryClient }, location }) => {
    const state = readList(invoiceList, readSearch(location.search));
    // Not awaited: the page shows a skeleton.
    void queryClient.prefetchQuery(listInvoicesOptions({ query: invoiceQuery(state) }));
  },
  component: InvoicesPage,
});
