/** Company settings. */
import { createFileRoute } from "@tanstack/react-router";
import { CompanySettingsPage } from "../../../../hrms/company/company-settings/company-settings-page.tsx";
import { onlyKnown, readTab } from "../../../../list/list-search.ts";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/companies/$companyId/company-settings")({
  validateSearch: onlyKnown(readTab),
  loader: () => loadMessages("company-settings", "calculation-settings", "crud"),
  component: CompanySettingsPage,
});
