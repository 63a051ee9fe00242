/** Card page: statistics. */
import { createFileRoute } from "@tanstack/react-router";
import { StatisticsCards } from "../../../demo/dashboards/cards-pages.tsx";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/cards/statistics")({
  loader: () => loadMessages("dashboards", "charts", "crud"),
  component: StatisticsCards,
});
