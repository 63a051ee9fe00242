/** All icons. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplesOfAddress } from "../../../gallery/examples-of-address.tsx";
import { loadExamples } from "../../../gallery/registry.ts";

export const Route = createFileRoute("/_app/icons/reactfeather")({
  loader: () => loadExamples("foundations", "icons"),
  component: () => <ExamplesOfAddress page={Route.useLoaderData()} />,
});
