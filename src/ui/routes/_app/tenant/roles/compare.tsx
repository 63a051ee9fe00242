/** Compares two roles. */
import { createFileRoute } from "@tanstack/react-router";
import { ComparePage } from "../../../../hrms/access/roles/compare-page.tsx";
import { readCompareSearch } from "../../../../hrms/access/roles/compare-search.ts";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/tenant/roles/compare")({
  validateSearch: readCompareSearch,
  loader: () => loadMessages("crud", "access", "names"),
  component: ComparePage,
});
