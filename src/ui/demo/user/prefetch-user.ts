/** Prefetches the data of user pages while their code loads. */
import type { QueryClient } from "@tanstack/react-query";
import { listInvoicesOptions } from "#generated/demo/hooks/invoices.ts";
import { getUserDetailsOptions, getUserOptions, listUserActivityOptions } from "#generated/demo/hooks/users.ts";
import { invoicesQuery } from "./invoices-query.ts";
import { userIdOf } from "./user-id.ts";

/** What all of them need. Not awaited: the page shows a skeleton. */
export function prefetchUser(client: QueryClient, text: string): void {
  const id = userIdOf(text);
  if (id === 0) return;
  void client.prefetchQuery(getUserOptions({ query: { id } }));
  void client.prefetchQuery(getUserDetailsOptions({ query: { id } }));
}

export function prefetchUserPage(client: QueryClient, text: string): void {
  prefetchUser(client, text);
  const id = userIdOf(text);
  if (id === 0) return;
  void client.prefetchQuery(listInvoicesOptions({ query: invoicesQuery(id, 1) }));
  void client.prefetchQuery(listUserActivityOptions({ query: { id } }));
}
