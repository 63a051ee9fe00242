/** Card page: analytics. */
import { createFileRoute } from "@tanstack/react-router";
import { AnalyticsCards } from "../../../demo/dashboards/cards-pages.tsx";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/cards/analytics")({
  loader: () => loadMessages("dashboards", "charts", "crud"),
  component: AnalyticsCards,
});
