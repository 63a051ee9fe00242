/** Layout of a tenant area; loads its declaration and messages. */
import { createFileRoute } from "@tanstack/react-router";
import { AreaPages } from "../../../../crud/pages/area-pages.tsx";
import { loadAreaPages } from "../../../../crud/pages/load-area.ts";

export const Route = createFileRoute("/_app/tenant/$area")({
  // In the loader, because beforeLoad would delay the shell.
  loader: ({ params }) => loadAreaPages("tenant", params.area),
  component: AreaPages,
});
