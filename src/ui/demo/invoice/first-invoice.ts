/** Redirects to the newest invoice, or to the list if there is none. */
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { listInvoicesOptions } from "#generated/demo/hooks/invoices.ts";

export async function toNewestInvoice(
  client: QueryClient,
  to: "/apps/invoice/preview/$id" | "/apps/invoice/edit/$id",
): Promise<never> {
  const { invoices } = await client.ensureQueryData(listInvoicesOptions({ query: { perPage: 1 } }));
  const [first] = invoices;
  if (!first) throw redirect({ to: "/apps/invoice/list", replace: true });
  throw redirect({ to, params: { id: String(first.id) }, replace: true });
}
