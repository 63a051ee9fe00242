/** Redirects to the first user, or to the list if there is none. */
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { listUsersOptions } from "#generated/demo/hooks/users.ts";

export async function toFirstUser(
  client: QueryClient,
  to: "/apps/user/view/$id" | "/apps/user/edit/$id",
): Promise<never> {
  const { users } = await client.ensureQueryData(listUsersOptions({ query: { perPage: 1 } }));
  const [first] = users;
  if (!first) throw redirect({ to: "/apps/user/list", replace: true });
  throw redirect({ to, params: { id: String(first.id) }, replace: true });
}
