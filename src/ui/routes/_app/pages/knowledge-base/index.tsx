/** Knowledge base. */
import { createFileRoute } from "@tanstack/react-router";
import { listKnowledgeBaseOptions } from "#generated/demo/hooks/knowledge-base.ts";
import { KnowledgeBasePage } from "../../../../demo/pages/knowledge-base-page.tsx";
import { readText } from "../../../../demo/pages/search.ts";
import { onlyKnown } from "../../../../list/list-search.ts";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/pages/knowledge-base/")({
  validateSearch: onlyKnown(readText),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(listKnowledgeBaseOptions());
    return loadMessages("pages");
  },
  component: KnowledgeBasePage,
});
