/** The team calendar. */
import { createFileRoute } from "@tanstack/react-router";
import { TeamCalendarPage } from "../../../../hrms/leave/leaves/team-calendar-page.tsx";
import { typeNames } from "../../../../hrms/leave/shared/type-names.ts";
import { loadMessages } from "../../../../messages/store.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <TeamCalendarPage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/leave-calendar")({
  loader: () => loadMessages("leaves", "crud", ...typeNames()),
  component: Page,
});
