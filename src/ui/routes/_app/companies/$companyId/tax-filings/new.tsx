/** Page for a new tax filing. */
import { createFileRoute } from "@tanstack/react-router";
import { CreateScreen } from "../../../../../crud/form-screen.tsx";
import { taxFilings } from "../../../../../hrms/payroll/tax-filings/area.ts";
import { loadMessages } from "../../../../../messages/store.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <CreateScreen area={taxFilings} scope={{ companyId }} base={`/companies/${companyId}/tax-filings`} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/tax-filings/new")({
  loader: () => loadMessages("crud", "tax-filings"),
  component: Page,
});
