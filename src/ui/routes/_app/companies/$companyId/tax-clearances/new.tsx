/** Page for a new tax clearance. */
import { createFileRoute } from "@tanstack/react-router";
import { CreateScreen } from "../../../../../crud/form-screen.tsx";
import { taxClearances } from "../../../../../hrms/payroll/tax-clearances/area.ts";
import { loadMessages } from "../../../../../messages/store.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <CreateScreen area={taxClearances} scope={{ companyId }} base={`/companies/${companyId}/tax-clearances`} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/tax-clearances/new")({
  loader: () => loadMessages("crud", "tax-clearances"),
  component: Page,
});
