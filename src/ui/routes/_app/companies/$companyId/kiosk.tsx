/** The page for a shared device. */
import { createFileRoute } from "@tanstack/react-router";
import { KioskPage } from "../../../../hrms/attendance/kiosk/kiosk-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/companies/$companyId/kiosk")({
  loader: () => loadMessages("attendance-tools"),
  component: KioskPage,
});
