/** All calculators, by subject. */
import { createFileRoute } from "@tanstack/react-router";
import { OverviewPage, readOverviewSearch } from "../../../apps/calculators/overview-page.tsx";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/calculators/")({
  validateSearch: readOverviewSearch,
  loader: () => loadMessages("calculators", "crud"),
  component: OverviewPage,
});
