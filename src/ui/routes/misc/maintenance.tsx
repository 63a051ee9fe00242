/** Server status without the shell. */
import { createFileRoute } from "@tanstack/react-router";
import { MaintenancePage } from "../../misc/maintenance-page.tsx";
import { loadMessages } from "../../messages/store.ts";

export const Route = createFileRoute("/misc/maintenance")({
  loader: () => loadMessages("misc"),
  component: MaintenancePage,
});
