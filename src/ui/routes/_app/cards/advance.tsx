/** Card page: advance. */
import { createFileRoute } from "@tanstack/react-router";
import { AdvanceCards } from "../../../demo/dashboards/cards-pages.tsx";
import { loadFirstData } from "../../../demo/dashboards/first-data.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/cards/advance")({
  loader: ({ context: { queryClient } }) =>
    Promise.all([loadMessages("dashboards", "charts", "crud"), loadFirstData(queryClient, "advanceCards")]),
  component: AdvanceCards,
});
