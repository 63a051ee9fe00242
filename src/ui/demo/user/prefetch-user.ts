/** What the pages of a user need, asked for while their code is on the way. */
import type { QueryClient } from "@tanstack/react-query";
import { getUserDetailsOptions, getUserOptions } from "#generated/demo/hooks/users.ts";
import { userIdOf } from "./user-id.ts";

/** Not awaited: the page shows its shape meanwhile. */
export function prefetchUser(client: QueryClient, text: string): void {
  const id = userIdOf(text);
  if (id === 0) return;
  void client.prefetchQuery(getUserOptions({ query: { id } }));
  void client.prefetchQuery(getUserDetailsOptions({ query: { id } }));
}
