/** One’s own payslips. */
import { createFileRoute } from "@tanstack/react-router";
import { MyPayslipsPage } from "../../../../../hrms/payroll/payslips/my-payslips-page.tsx";
import { readSearch } from "../../../../../list/list-search.ts";
import { loadMessages } from "../../../../../messages/store.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <MyPayslipsPage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/my-payslips/")({
  validateSearch: readSearch,
  loader: () => loadMessages("crud", "payslips"),
  component: Page,
});
