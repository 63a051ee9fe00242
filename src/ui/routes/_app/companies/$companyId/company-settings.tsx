/** Settings of a company. */
import { createFileRoute } from "@tanstack/react-router";
import { CompanySettingsPage } from "../../../../apps/company-settings/company-settings-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/companies/$companyId/company-settings")({
  loader: () => loadMessages("company-settings", "calculation-settings", "crud"),
  component: CompanySettingsPage,
});
