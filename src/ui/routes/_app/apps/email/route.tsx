/** Layout of the mail app. */
import { createFileRoute } from "@tanstack/react-router";
import { listEmailsOptions } from "#generated/demo/hooks/email.ts";
import { EmailApp } from "../../../../demo/email/email-app.tsx";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/apps/email")({
  loader: ({ context }) => {
    // Not awaited; every page shows the counts that come with the inbox.
    void context.queryClient.prefetchQuery(listEmailsOptions({ query: { folder: "inbox" } }));
    return loadMessages("email", "tools");
  },
  component: EmailApp,
});
