/** Amounts of one pay month, as a grid of people and items. */
import { createFileRoute } from "@tanstack/react-router";
import { VariablePayPage } from "../../../../hrms/payroll/variable-pay/variable-pay-page.tsx";
import { readSearch } from "../../../../list/list-search.ts";
import { loadMessages } from "../../../../messages/store.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <VariablePayPage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/variable-pay")({
  validateSearch: readSearch,
  loader: () => loadMessages("variable-pay", "crud"),
  component: Page,
});
