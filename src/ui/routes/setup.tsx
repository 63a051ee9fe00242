/** Creates the first administrator of an empty server. */
import { createFileRoute } from "@tanstack/react-router";
import { loadMessages } from "../messages/store.ts";
import { SetupPage } from "../session/setup-page.tsx";

export const Route = createFileRoute("/setup")({
  loader: () => loadMessages("auth"),
  component: SetupPage,
});
