/** Redirects to the newest blog post, or to the list if there is none. */
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { listBlogsOptions } from "#generated/demo/hooks/blog.ts";

export async function toFirstPost(
  client: QueryClient,
  to: "/pages/blog/detail/$id" | "/pages/blog/edit/$id",
): Promise<never> {
  const { blogs } = await client.ensureQueryData(listBlogsOptions({ query: { perPage: 1 } }));
  const [first] = blogs;
  if (!first) throw redirect({ to: "/pages/blog/list", replace: true });
  throw redirect({ to, params: { id: String(first.id) }, replace: true });
}
