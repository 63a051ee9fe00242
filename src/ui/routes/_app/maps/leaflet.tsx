/** Gallery of maps. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplesOfAddress } from "../../../gallery/examples-of-address.tsx";
import { loadExamples } from "../../../gallery/registry.ts";

export const Route = createFileRoute("/_app/maps/leaflet")({
  loader: () => loadExamples("maps", "leaflet"),
  component: () => <ExamplesOfAddress page={Route.useLoaderData()} />,
});
