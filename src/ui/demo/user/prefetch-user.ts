/** Prefetches the data of user pages while their code loads. */
import type { QueryClient } from "@tanstack/react-query";
import { getUserDetailsOptions, getUserOptions } from "#generated/demo/hooks/users.ts";
import { userIdOf } from "./user-id.ts";

/** Not awaited: the page shows a skeleton. */
export function prefetchUser(client: QueryClient, text: string): void {
  const id = userIdOf(text);
  if (id === 0) return;
  void client.prefetchQuery(getUserOptions({ query: { id } }));
  void client.prefetchQuery(getUserDetailsOptions({ query: { id } }));
}
