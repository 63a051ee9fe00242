/** What leave an employee is entitled to on a day, and by which setting. */
import { createFileRoute } from "@tanstack/react-router";
import { ApplicablePage } from "../../../../hrms/leave/applicable-leave/applicable-page.tsx";
import { readApplicableSearch } from "../../../../hrms/leave/applicable-leave/search.ts";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/companies/$companyId/applicable-leave")({
  validateSearch: readApplicableSearch,
  loader: () => loadMessages("applicable-leave", "calculators", "calculators-leave", "tools", "fields"),
  component: ApplicablePage,
});
