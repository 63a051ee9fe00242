/** Edit form of a blog post. */
import { createFileRoute } from "@tanstack/react-router";
import { getBlogForEditOptions, getBlogSidebarOptions } from "#generated/demo/hooks/blog.ts";
import { BlogEditPage } from "../../../../../demo/pages/blog-edit-page.tsx";
import { idOf } from "../../../../../demo/pages/search.ts";
import { preloadRichText } from "../../../../../kit/rich-text.tsx";
import { loadMessages } from "../../../../../messages/store.ts";

export const Route = createFileRoute("/_app/pages/blog/edit/$id")({
  // Awaited, with the editor: the fields below it stand where its text ends.
  loader: ({ context: { queryClient }, params }) => {
    const id = idOf(params.id);
    return Promise.all([
      id > 0 && queryClient.prefetchQuery(getBlogForEditOptions({ query: { id } })),
      queryClient.prefetchQuery(getBlogSidebarOptions()),
      preloadRichText(),
      loadMessages("pages", "crud", "tools", "fields"),
    ]);
  },
  component: BlogEditPage,
});
