/** All leave of a company. */
import { createFileRoute } from "@tanstack/react-router";
import { LeavesPage } from "../../../../../hrms/leave/leaves/leaves-page.tsx";
import { readSearch } from "../../../../../list/list-search.ts";
import { typeNames } from "../../../../../hrms/leave/shared/type-names.ts";
import { loadMessages } from "../../../../../messages/store.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <LeavesPage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/leaves/")({
  validateSearch: readSearch,
  loader: () => loadMessages("leaves", "crud", ...typeNames()),
  component: Page,
});
