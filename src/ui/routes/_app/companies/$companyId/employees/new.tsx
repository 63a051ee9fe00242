/** Multi-step form for a new employee. */
import { createFileRoute } from "@tanstack/react-router";
import { listEmployeeCustomFieldsOptions } from "#generated/hrms/hooks/employees.ts";
import { NewEmployeePage } from "../../../../../hrms/people/employees/new-page.tsx";

function NewEmployee() {
  const { companyId } = Route.useParams();
  return <NewEmployeePage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/employees/new")({
  validateSearch: (raw): { step?: string } => (typeof raw["step"] === "string" ? { step: raw["step"] } : {}),
  // Awaited: a step that grows while being filled in would shift the fields below.
  loader: ({ context, params: { companyId } }) =>
    context.queryClient.ensureQueryData(listEmployeeCustomFieldsOptions({ path: { companyId } })).then(
      () => undefined,
      () => undefined,
    ),
  component: NewEmployee,
});
