/** Event of the audit log. */
import { createFileRoute } from "@tanstack/react-router";
import { EventPage } from "../../../../hrms/access/audit-log/event-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/tenant/audit-log/$recordId")({
  loader: () => loadMessages("crud", "audit-log"),
  component: EventPage,
});
