/** All calculators by subject. */
import { createFileRoute } from "@tanstack/react-router";
import { OverviewPage } from "../../../hrms/statutory/calculators/overview-page.tsx";
import { searchText } from "../../../list/search-text.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/calculators/")({
  validateSearch: readSearch,
  loader: () => loadMessages("calculators", "crud"),
  component: OverviewPage,
});

/** Defined here because every page loads the search parsers of all routes. */
function readSearch(search: Record<string, unknown>): { q?: string | undefined } {
  return { q: searchText(search["q"]) || undefined };
}
