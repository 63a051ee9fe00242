/** A blog post. */
import { createFileRoute } from "@tanstack/react-router";
import { BlogDetailPage } from "../../../../../demo/pages/blog-detail-page.tsx";
import { loadMessages } from "../../../../../messages/store.ts";

export const Route = createFileRoute("/_app/pages/blog/detail/$id")({
  loader: () => loadMessages("pages", "tools"),
  component: BlogDetailPage,
});
