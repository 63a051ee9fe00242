/** An area of the tenant as a whole: its declaration and messages come with its pages. */
import { createFileRoute } from "@tanstack/react-router";
import { AreaPages } from "../../../../crud/pages/area-pages.tsx";
import { loadAreaPages } from "../../../../crud/pages/load-area.ts";

export const Route = createFileRoute("/_app/tenant/$area")({
  // Not before loading: that would hold back the shell around it.
  loader: ({ params }) => loadAreaPages("tenant", params.area),
  component: AreaPages,
});
