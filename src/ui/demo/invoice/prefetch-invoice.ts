/** Starts loading an invoice; not awaited, because the page shows a skeleton. */
import type { QueryClient } from "@tanstack/react-query";
import { getInvoiceDetailsOptions, getInvoiceOptions } from "#generated/demo/hooks/invoices.ts";
import { invoiceIdOf } from "./invoice-id.ts";

export function prefetchInvoice(client: QueryClient, text: string): void {
  const id = invoiceIdOf(text);
  if (id === 0) return;
  void client.prefetchQuery(getInvoiceOptions({ path: { id } }));
  void client.prefetchQuery(getInvoiceDetailsOptions({ query: { id } }));
}
