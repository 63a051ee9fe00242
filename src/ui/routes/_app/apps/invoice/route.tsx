/** Layout of the invoices app. */
import { createFileRoute } from "@tanstack/react-router";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/apps/invoice")({
  loader: () => loadMessages("invoice", "crud", "tools", "fields"),
});
