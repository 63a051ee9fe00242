/** Card page: action. */
import { createFileRoute } from "@tanstack/react-router";
import { ActionCards } from "../../../demo/dashboards/action-cards.tsx";
import { loadFirstData } from "../../../demo/dashboards/first-data.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/cards/action")({
  loader: ({ context: { queryClient } }) =>
    Promise.all([loadMessages("dashboards", "charts", "crud"), loadFirstData(queryClient, "actionCards")]),
  component: ActionCards,
});
