/** Leave that the government pays back. */
import { createFileRoute } from "@tanstack/react-router";
import { LeaveClaimsPage } from "../../../../hrms/leave/leave-claims/leave-claims-page.tsx";
import { readSearch } from "../../../../list/list-search.ts";
import { loadMessages } from "../../../../messages/store.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <LeaveClaimsPage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/leave-claims")({
  validateSearch: readSearch,
  loader: () => loadMessages("leave-claims", "crud"),
  component: Page,
});
