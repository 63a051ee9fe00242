/** Layout of a platform area; loads its declaration and messages. */
import { createFileRoute } from "@tanstack/react-router";
import { AreaPages } from "../../../../crud/pages/area-pages.tsx";
import { loadAreaPages } from "../../../../crud/pages/load-area.ts";

export const Route = createFileRoute("/_app/platform/$area")({
  // In the loader, because beforeLoad would delay the shell.
  loader: ({ params }) => loadAreaPages("platform", params.area),
  component: AreaPages,
});
