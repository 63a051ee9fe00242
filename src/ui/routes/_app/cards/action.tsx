/** Card page: action. */
import { createFileRoute } from "@tanstack/react-router";
import { ActionCards } from "../../../demo/dashboards/action-cards.tsx";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/cards/action")({
  loader: () => loadMessages("dashboards", "charts", "crud"),
  component: ActionCards,
});
