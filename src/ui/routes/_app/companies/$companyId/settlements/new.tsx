/** Page for a new final settlement. */
import { createFileRoute } from "@tanstack/react-router";
import { CreateScreen } from "../../../../../crud/form-screen.tsx";
import { settlements } from "../../../../../hrms/payroll/settlements/area.ts";
import { loadMessages } from "../../../../../messages/store.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <CreateScreen area={settlements} scope={{ companyId }} base={`/companies/${companyId}/settlements`} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/settlements/new")({
  loader: () => loadMessages("crud", "settlements"),
  component: Page,
});
