/** The emails of a folder. */
import { createFileRoute, notFound } from "@tanstack/react-router";
import { listEmailsOptions } from "#generated/demo/hooks/email.ts";
import { loadReading } from "../../../../apps/email/load-reading.ts";
import { FolderPage } from "../../../../apps/email/mailbox-page.tsx";
import { UnknownMailbox } from "../../../../apps/email/unknown-mailbox.tsx";
import { isFolder, queryOf, readSearch } from "../../../../apps/email/mailbox-view.ts";

export const Route = createFileRoute("/_app/apps/email/$folder")({
  validateSearch: readSearch,
  loaderDeps: ({ search: { q } }) => ({ q }),
  beforeLoad: ({ params: { folder }, search: { mail } }) => {
    if (!isFolder(folder)) throw notFound();
    if (mail !== undefined) void loadReading();
  },
  loader: ({ context, params: { folder }, deps: { q } }) => {
    // Not awaited: the page shows its shape meanwhile.
    if (isFolder(folder)) void context.queryClient.prefetchQuery(listEmailsOptions({ query: queryOf({ folder }, q) }));
  },
  component: FolderPage,
  notFoundComponent: UnknownMailbox,
});
