/** Analytics dashboard. */
import { createFileRoute } from "@tanstack/react-router";
import { AnalyticsPage } from "../../../demo/dashboards/analytics-page.tsx";
import { loadFirstData } from "../../../demo/dashboards/first-data.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/dashboard/analytics")({
  loader: ({ context: { queryClient } }) =>
    Promise.all([loadMessages("dashboards", "charts", "crud"), loadFirstData(queryClient, "analytics")]),
  component: AnalyticsPage,
});
