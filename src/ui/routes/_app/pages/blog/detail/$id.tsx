/** A blog post. */
import { createFileRoute } from "@tanstack/react-router";
import { idOf } from "../../../../../demo/pages/search.ts";
import { getBlogOptions } from "#generated/demo/hooks/blog.ts";
import { BlogDetailPage } from "../../../../../demo/pages/blog-detail-page.tsx";
import { loadMessages } from "../../../../../messages/store.ts";

export const Route = createFileRoute("/_app/pages/blog/detail/$id")({
  loader: ({ context, params }) => {
    const id = idOf(params.id);
    // Not awaited: the page shows a skeleton.
    if (id > 0) void context.queryClient.prefetchQuery(getBlogOptions({ query: { id } }));
    return loadMessages("pages", "tools");
  },
  component: BlogDetailPage,
});
