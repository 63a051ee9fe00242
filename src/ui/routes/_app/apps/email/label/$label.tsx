/** Emails with a label, from all folders. */
import { createFileRoute, notFound } from "@tanstack/react-router";
import { listEmailsOptions } from "#generated/demo/hooks/email.ts";
import { loadReading } from "../../../../../demo/email/load-reading.ts";
import { LabelPage } from "../../../../../demo/email/mailbox-page.tsx";
import { UnknownMailbox } from "../../../../../demo/email/unknown-mailbox.tsx";
import { isLabel, queryOf, readSearch } from "../../../../../demo/email/mailbox-view.ts";

export const Route = createFileRoute("/_app/apps/email/label/$label")({
  validateSearch: readSearch,
  beforeLoad: ({ params: { label }, search: { mail } }) => {
    if (!isLabel(label)) throw notFound();
    if (mail !== undefined) void loadReading();
  },
  // No loaderDeps: a change of search must not remount the page while the loader runs.
  loader: ({ context, params: { label }, location }) => {
    if (isLabel(label))
      void context.queryClient.prefetchQuery(
        listEmailsOptions({ query: queryOf({ label }, readSearch(location.search).q) }),
      );
  },
  component: LabelPage,
  notFoundComponent: UnknownMailbox,
});
