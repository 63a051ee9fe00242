/** Analytics dashboard. */
import { createFileRoute } from "@tanstack/react-router";
import { AnalyticsPage } from "../../../demo/dashboards/analytics-page.tsx";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/dashboard/analytics")({
  loader: () => loadMessages("dashboards", "charts", "crud"),
  component: AnalyticsPage,
});
