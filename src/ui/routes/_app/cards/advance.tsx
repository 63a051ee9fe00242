/** Card page: advance. */
import { createFileRoute } from "@tanstack/react-router";
import { AdvanceCards } from "../../../demo/dashboards/cards-pages.tsx";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/cards/advance")({
  loader: () => loadMessages("dashboards", "charts", "crud"),
  component: AdvanceCards,
});
