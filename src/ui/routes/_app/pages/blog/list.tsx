/** Blog posts. */
import { createFileRoute } from "@tanstack/react-router";
import { getBlogSidebarOptions, listBlogsOptions } from "#generated/demo/hooks/blog.ts";
import { BlogListPage } from "../../../../demo/pages/blog-list-page.tsx";
import { blogQuery, readBlog } from "../../../../demo/pages/search.ts";
import { onlyKnown } from "../../../../list/list-search.ts";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/pages/blog/list")({
  validateSearch: onlyKnown(readBlog),
  // Awaited: the recent posts decide where the categories below them stand.
  loader: ({ context: { queryClient }, location }) =>
    Promise.all([
      queryClient.prefetchQuery(getBlogSidebarOptions()),
      queryClient.prefetchQuery(
        listBlogsOptions({ query: blogQuery(readBlog(location.search as Record<string, unknown>)) }),
      ),
      loadMessages("pages", "crud"),
    ]),
  component: BlogListPage,
});
