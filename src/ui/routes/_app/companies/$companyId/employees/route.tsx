/** Layout of employee pages; loads their messages. */
import { createFileRoute } from "@tanstack/react-router";
import { loadMessages } from "../../../../../messages/store.ts";

export const Route = createFileRoute("/_app/companies/$companyId/employees")({
  loader: () => loadMessages("employees", "crud", "fields", "names", "tools"),
});
