/** Without an id, the newest post. */
import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/pages/blog/detail/")({
  beforeLoad: async ({ context }) =>
    (await import("../../../../../demo/pages/first-post.ts")).toFirstPost(
      context.queryClient,
      "/pages/blog/detail/$id",
    ),
});
