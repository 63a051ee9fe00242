/** Platform overview. */
import { createFileRoute } from "@tanstack/react-router";
import { PlatformDashboardPage } from "../../../hrms/platform/dashboard/dashboard-page.tsx";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/platform/dashboard")({
  loader: () => loadMessages("platform", "tenants", "charts", "crud"),
  component: PlatformDashboardPage,
});
