/** The guided form of a new employee. */
import { createFileRoute } from "@tanstack/react-router";
import { listEmployeeCustomFieldsOptions } from "#generated/hrms/hooks/employees.ts";
import { NewEmployeePage } from "../../../../../hrms/people/employees/new-page.tsx";

function NewEmployee() {
  const { companyId } = Route.useParams();
  return <NewEmployeePage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/employees/new")({
  validateSearch: (raw): { step?: string } => (typeof raw["step"] === "string" ? { step: raw["step"] } : {}),
  // A step that grew while one fills it in would move what stands below.
  loader: ({ context, params: { companyId } }) =>
    context.queryClient.ensureQueryData(listEmployeeCustomFieldsOptions({ path: { companyId } })).then(
      () => undefined,
      () => undefined,
    ),
  component: NewEmployee,
});
