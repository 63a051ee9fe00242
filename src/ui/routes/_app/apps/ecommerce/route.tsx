/** Layout of the shop. */
import { createFileRoute } from "@tanstack/react-router";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/apps/ecommerce")({
  loader: () => loadMessages("ecommerce", "cart", "crud", "tools", "fields"),
});
