/** Bank accounts of an import, for the person who verifies them. */
import { createFileRoute } from "@tanstack/react-router";
import { ImportAccountsPage } from "../../../../../../hrms/people/imports/import-accounts-page.tsx";
import { readSearch } from "../../../../../../list/list-search.ts";
import { loadMessages } from "../../../../../../messages/store.ts";

export const Route = createFileRoute("/_app/companies/$companyId/employees/imports/$importId")({
  validateSearch: readSearch,
  loader: () => loadMessages("imports"),
  component: ImportAccountsPage,
});
