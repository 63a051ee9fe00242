/** Questions and answers. */
import { createFileRoute } from "@tanstack/react-router";
import { getFaqOptions } from "#generated/demo/hooks/faq.ts";
import { FaqPage } from "../../../demo/pages/faq-page.tsx";
import { readFaq } from "../../../demo/pages/search.ts";
import { onlyKnown } from "../../../list/list-search.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/pages/faq")({
  validateSearch: onlyKnown(readFaq),
  loader: async ({ context, location }) => {
    const { q } = readFaq(location.search as Record<string, unknown>);
    // Awaited: the number of questions decides where the contacts below them stand.
    await Promise.all([
      context.queryClient.prefetchQuery(getFaqOptions({ query: q === undefined ? {} : { q } })),
      loadMessages("pages"),
    ]);
  },
  component: FaqPage,
});
