/** The form of a person in a tax filing. */
import { createFileRoute } from "@tanstack/react-router";
import { getTaxFormOptions } from "#generated/hrms/hooks/tax-forms.ts";
import { FormPage } from "../../../../../../../hrms/payroll/tax-filings/form-page.tsx";
import { loadMessages } from "../../../../../../../messages/store.ts";
import { accountMay } from "../../../../../../../session/account.ts";

function Page() {
  const params = Route.useParams();
  return <FormPage key={params.taxFormId} {...params} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/tax-filings/$taxFilingId/forms/$taxFormId")({
  loader: ({ context, params }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "tax-filings")) void context.queryClient.prefetchQuery(getTaxFormOptions({ path: params }));
    return loadMessages("crud", "tax-filings");
  },
  component: Page,
});
