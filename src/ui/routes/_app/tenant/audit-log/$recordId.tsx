/** Event of the audit log. */
import { createFileRoute } from "@tanstack/react-router";
import { getAuditEventOptions } from "#generated/hrms/hooks/audit-events.ts";
import { EventPage } from "../../../../hrms/access/audit-log/event-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";

export const Route = createFileRoute("/_app/tenant/audit-log/$recordId")({
  loader: ({ context, params: { recordId } }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "audit-events"))
      void context.queryClient.prefetchQuery(getAuditEventOptions({ path: { auditEventId: recordId } }));
    return loadMessages("crud", "audit-log");
  },
  component: EventPage,
});
