/** Card page: basic. */
import { createFileRoute } from "@tanstack/react-router";
import { BasicCards } from "../../../demo/dashboards/basic-cards.tsx";
import { loadFirstData } from "../../../demo/dashboards/first-data.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/cards/basic")({
  loader: ({ context: { queryClient } }) =>
    Promise.all([loadMessages("dashboards", "charts", "crud"), loadFirstData(queryClient, "basicCards")]),
  component: BasicCards,
});
