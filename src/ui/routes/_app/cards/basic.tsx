/** Card page: basic. */
import { createFileRoute } from "@tanstack/react-router";
import { BasicCards } from "../../../demo/dashboards/basic-cards.tsx";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/cards/basic")({
  loader: () => loadMessages("dashboards", "charts", "crud"),
  component: BasicCards,
});
