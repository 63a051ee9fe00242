/** Leave that HR enters. */
import { createFileRoute } from "@tanstack/react-router";
import { ManualLeavePage } from "../../../../hrms/leave/leaves/manual-leave-page.tsx";
import { readSearch } from "../../../../list/list-search.ts";
import { typeNames } from "../../../../hrms/leave/shared/type-names.ts";
import { loadMessages } from "../../../../messages/store.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <ManualLeavePage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/manual-leave")({
  validateSearch: readSearch,
  loader: () => loadMessages("leaves", "crud", ...typeNames()),
  component: Page,
});
