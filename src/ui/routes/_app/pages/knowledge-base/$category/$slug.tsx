/** One question. */
import { createFileRoute } from "@tanstack/react-router";
import { getKnowledgeBaseQuestionOptions } from "#generated/demo/hooks/knowledge-base.ts";
import { QuestionPage } from "../../../../../demo/pages/knowledge-base-page.tsx";
import { loadMessages } from "../../../../../messages/store.ts";

export const Route = createFileRoute("/_app/pages/knowledge-base/$category/$slug")({
  loader: ({ context, params: { slug } }) => {
    void context.queryClient.prefetchQuery(getKnowledgeBaseQuestionOptions({ query: { slug } }));
    return loadMessages("pages");
  },
  component: QuestionPage,
});
