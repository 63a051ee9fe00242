/** Company settings. */
import { createFileRoute } from "@tanstack/react-router";
import { getCalculationSettingsOptions } from "#generated/hrms/hooks/calculation-settings.ts";
import { getCompanySettingsOptions } from "#generated/hrms/hooks/company-settings.ts";
import { CompanySettingsPage } from "../../../../hrms/company/company-settings/company-settings-page.tsx";
import { onlyKnown, readTab } from "../../../../list/list-search.ts";
import { loadMessages } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";

export const Route = createFileRoute("/_app/companies/$companyId/company-settings")({
  validateSearch: onlyKnown(readTab),
  loader: ({ context: { queryClient }, params: { companyId } }) => {
    const path = { companyId };
    if (accountMay("read", "companies")) void queryClient.prefetchQuery(getCompanySettingsOptions({ path }));
    if (accountMay("read", "calculation-settings"))
      void queryClient.prefetchQuery(getCalculationSettingsOptions({ path }));
    return loadMessages("company-settings", "calculation-settings", "crud");
  },
  component: CompanySettingsPage,
});
