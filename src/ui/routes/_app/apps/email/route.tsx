/** Layout of the mail app. */
import { createFileRoute } from "@tanstack/react-router";
import { EmailApp } from "../../../../demo/email/email-app.tsx";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/apps/email")({
  loader: () => loadMessages("email", "tools"),
  component: EmailApp,
});
