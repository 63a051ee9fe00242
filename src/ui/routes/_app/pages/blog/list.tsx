/** Blog posts. */
import { createFileRoute } from "@tanstack/react-router";
import { getBlogSidebarOptions } from "#generated/demo/hooks/blog.ts";
import { BlogListPage } from "../../../../demo/pages/blog-list-page.tsx";
import { readBlog } from "../../../../demo/pages/search.ts";
import { onlyKnown } from "../../../../list/list-search.ts";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/pages/blog/list")({
  validateSearch: onlyKnown(readBlog),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(getBlogSidebarOptions());
    return loadMessages("pages", "crud");
  },
  component: BlogListPage,
});
