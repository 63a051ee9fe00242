/** Page for a new pay run. */
import { createFileRoute } from "@tanstack/react-router";
import { NewRunPage } from "../../../../../hrms/payroll/pay-runs/new-run-page.tsx";
import { loadMessages } from "../../../../../messages/store.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <NewRunPage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/pay-runs/new")({
  loader: () => loadMessages("crud", "pay-runs"),
  component: Page,
});
