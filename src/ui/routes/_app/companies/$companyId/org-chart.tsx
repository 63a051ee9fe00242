/** Org chart of a company. */
import { createFileRoute } from "@tanstack/react-router";
import { getOrgChartOptions } from "#generated/hrms/hooks/employees.ts";
import { OrgChartPage } from "../../../../hrms/people/employees/org-chart-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";

function OrgChart() {
  const { companyId } = Route.useParams();
  return <OrgChartPage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/org-chart")({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(getOrgChartOptions({ path: params }));
    return loadMessages("employees", "crud", "fields");
  },
  component: OrgChart,
});
