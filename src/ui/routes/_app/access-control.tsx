/** Demo page of role-based access. */
import { createFileRoute } from "@tanstack/react-router";
import { AccessControlPage } from "../../demo/access-control/access-control-page.tsx";
import { loadMessages } from "../../messages/store.ts";

export const Route = createFileRoute("/_app/access-control")({
  loader: () => loadMessages("misc"),
  component: AccessControlPage,
});
