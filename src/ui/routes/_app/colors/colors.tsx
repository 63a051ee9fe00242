/** The colours of the product. */
import { createFileRoute } from "@tanstack/react-router";
import { ExamplesOfAddress } from "../../../gallery/examples-of-address.tsx";
import { loadExamples } from "../../../gallery/registry.ts";

export const Route = createFileRoute("/_app/colors/colors")({
  loader: () => loadExamples("foundations", "colors"),
  component: () => <ExamplesOfAddress page={Route.useLoaderData()} />,
});
