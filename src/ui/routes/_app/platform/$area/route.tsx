/** An area of the platform: its declaration and messages come with its pages. */
import { createFileRoute } from "@tanstack/react-router";
import { AreaPages } from "../../../../crud/pages/area-pages.tsx";
import { loadAreaPages } from "../../../../crud/pages/load-area.ts";

export const Route = createFileRoute("/_app/platform/$area")({
  // Not before loading: that would hold back the shell around it.
  loader: ({ params }) => loadAreaPages("platform", params.area),
  component: AreaPages,
});
