/** Questions of one topic. */
import { createFileRoute } from "@tanstack/react-router";
import { listKnowledgeBaseCategoriesOptions, listKnowledgeBaseOptions } from "#generated/demo/hooks/knowledge-base.ts";
import { CategoryPage } from "../../../../../demo/pages/knowledge-base-page.tsx";
import { loadMessages } from "../../../../../messages/store.ts";

export const Route = createFileRoute("/_app/pages/knowledge-base/$category/")({
  // Awaited: the cards give this page its title and the sentence below it, which moves the questions.
  loader: ({ context: { queryClient }, params: { category } }) =>
    Promise.all([
      queryClient.prefetchQuery(listKnowledgeBaseOptions()),
      queryClient.prefetchQuery(listKnowledgeBaseCategoriesOptions({ query: { category } })),
      loadMessages("pages"),
    ]),
  component: CategoryPage,
});
