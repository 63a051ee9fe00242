/** The roster board. */
import { createFileRoute } from "@tanstack/react-router";
import { RosterPage } from "../../../../hrms/attendance/roster/roster-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <RosterPage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/roster")({
  loader: () => loadMessages("roster", "crud"),
  component: Page,
});
