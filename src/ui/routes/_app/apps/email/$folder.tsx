/** Emails of a folder. */
import { createFileRoute, notFound } from "@tanstack/react-router";
import { listEmailsOptions } from "#generated/demo/hooks/email.ts";
import { loadReading } from "../../../../demo/email/load-reading.ts";
import { FolderPage } from "../../../../demo/email/mailbox-page.tsx";
import { UnknownMailbox } from "../../../../demo/email/unknown-mailbox.tsx";
import { isFolder, queryOf, readSearch } from "../../../../demo/email/mailbox-view.ts";

export const Route = createFileRoute("/_app/apps/email/$folder")({
  validateSearch: readSearch,
  beforeLoad: ({ params: { folder }, search: { mail } }) => {
    if (!isFolder(folder)) throw notFound();
    if (mail !== undefined) void loadReading();
  },
  // No loaderDeps: a change of search must not remount the page while the loader runs.
  loader: ({ context, params: { folder }, location }) => {
    // Not awaited: the page shows a skeleton.
    if (isFolder(folder))
      void context.queryClient.prefetchQuery(
        listEmailsOptions({ query: queryOf({ folder }, readSearch(location.search).q) }),
      );
  },
  component: FolderPage,
  notFoundComponent: UnknownMailbox,
});
