/** Server status without the shell. */
import { createFileRoute } from "@tanstack/react-router";
import { getHealthOptions, getReadinessOptions } from "#generated/hrms/hooks/system.ts";
import { MaintenancePage } from "../../misc/maintenance-page.tsx";
import { loadMessages } from "../../messages/store.ts";

export const Route = createFileRoute("/misc/maintenance")({
  loader: ({ context: { queryClient } }) => {
    // Not awaited: the page says that it asks.
    void queryClient.prefetchQuery(getHealthOptions({}));
    void queryClient.prefetchQuery(getReadinessOptions({}));
    return loadMessages("misc");
  },
  component: MaintenancePage,
});
