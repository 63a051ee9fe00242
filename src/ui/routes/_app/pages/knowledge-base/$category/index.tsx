/** Questions of one topic. */
import { createFileRoute } from "@tanstack/react-router";
import { listKnowledgeBaseCategoriesOptions } from "#generated/demo/hooks/knowledge-base.ts";
import { CategoryPage } from "../../../../../demo/pages/knowledge-base-page.tsx";
import { loadMessages } from "../../../../../messages/store.ts";

export const Route = createFileRoute("/_app/pages/knowledge-base/$category/")({
  loader: ({ context, params: { category } }) => {
    void context.queryClient.prefetchQuery(listKnowledgeBaseCategoriesOptions({ query: { category } }));
    return loadMessages("pages");
  },
  component: CategoryPage,
});
