/** Without an id, the newest post. */
import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/pages/blog/edit/")({
  beforeLoad: async ({ context }) =>
    (await import("../../../../../demo/pages/first-post.ts")).toFirstPost(context.queryClient, "/pages/blog/edit/$id"),
});
