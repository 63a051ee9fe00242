/** Edit form of a blog post. */
import { createFileRoute } from "@tanstack/react-router";
import { BlogEditPage } from "../../../../../demo/pages/blog-edit-page.tsx";
import { loadMessages } from "../../../../../messages/store.ts";

export const Route = createFileRoute("/_app/pages/blog/edit/$id")({
  loader: () => loadMessages("pages", "crud", "tools", "fields"),
  component: BlogEditPage,
});
